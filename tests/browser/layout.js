/** What a reader of this page would stumble over: small, cut off, pale or overlapping text, small targets, stray scroll bars. */
(() => {
  const TARGETS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [data-spot]';
  const PASSIVE = '[disabled], [aria-disabled="true"], [inert]';
  const WORKING = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const AA = 4.5;
  const AA_LARGE = 3;

  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const common = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const holds = (outer, inner) => area(common(outer, inner)) > area(inner) * 0.95;
  const related = (a, b) => a === b || a.contains(b) || b.contains(a);
  const drawn = (element) => element instanceof SVGElement && !(element instanceof SVGSVGElement);
  const said = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
  const named = (element) => {
    const path = [];
    for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement) {
      const marks = [...at.classList].slice(0, 2).map((one) => `.${one}`);
      path.unshift(at.tagName.toLowerCase() + marks.join("") + (at.dataset?.spot ? `#${at.dataset.spot}` : ""));
    }
    return path.join(" ");
  };

  /** How much larger than its own pixels an element is shown. */
  function scale(element) {
    if (drawn(element)) {
      const m = element.getScreenCTM();
      return m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
    }
    const html = element.closest?.("*:not(svg):not(svg *)") ?? element;
    return html.offsetWidth ? html.getBoundingClientRect().width / html.offsetWidth : 1;
  }

  /** What of a box its ancestors let be seen; `cut` if one of them hides a part for good, rather than scrolls it. */
  function shown(element, box) {
    let seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let cut = false;
    let shortened = false;
    let pinned = getComputedStyle(element).position === "fixed";
    for (let at = element; at && at !== document.documentElement && !pinned; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at !== element) pinned = style.position === "fixed";
      const root = at instanceof SVGSVGElement && !at.ownerSVGElement;
      if (drawn(at) || (style.overflowX === "visible" && style.overflowY === "visible")) continue;
      const frame = at.getBoundingClientRect();
      const roams = root && at.matches(".stage svg") && frame.width < 640; // it shows a part of the board
      for (const [axis, low, high] of [
        ["overflowX", "left", "right"],
        ["overflowY", "top", "bottom"],
      ]) {
        if (style[axis] === "visible") continue;
        const over = Math.max(frame[low] - seen[low], seen[high] - frame[high]);
        if (over > 1.5 && !roams && (root || style[axis] === "hidden" || style[axis] === "clip")) cut = true;
        seen[low] = Math.max(seen[low], frame[low]);
        seen[high] = Math.min(seen[high], frame[high]);
      }
      shortened ||= style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
    }
    return { seen, cut: cut && (shortened || area(seen) > 0) }; // what is left out whole was not cut
  }

  /** All pieces of text in sight, with their lines. */
  function texts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("script, style, title, desc, option, .sr, [hidden], .picture[inert]")) continue;
      if (!element.checkVisibility(WORKING)) continue;
      range.selectNodeContents(node);
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize) * scale(element);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        const { seen, cut } = shown(element, box);
        const middle = (box.top + box.bottom) / 2;
        const turned = drawn(element) && box.height > size * 1.7;
        const high = Math.min(box.height / 2, size * 0.36);
        const ink = turned ? seen : common(seen, { ...flat(box), top: middle - high, bottom: middle + high });
        found.push({ element, text: said(node.data), style, size, box, seen, cut, ink });
      }
    }
    return found;
  }
  const flat = ({ left, top, right, bottom }) => ({ left, top, right, bottom });

  const sees = (style) => {
    const alpha = (colour) => Number(/rgba\(.*,\s*([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
    return alpha(style) > 0.6 && style !== "none" && style !== "transparent";
  };
  const opaque = (element) => {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.6) return false;
    if (!drawn(element)) return sees(style.backgroundColor) || style.backgroundImage.includes("gradient");
    return !element.closest("text") && sees(style.fill) && Number(style.fillOpacity) > 0.6;
  };

  /** While something is looked for under points, also what lets the pointer through is there. */
  function solidly(look) {
    document.documentElement.toggleAttribute("data-all", true);
    const found = look();
    document.documentElement.toggleAttribute("data-all", false);
    return found;
  }

  const pinned = (element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return true;
    return false;
  };

  function overlapping(found) {
    const out = [];
    const live = found.filter(({ ink }) => area(ink) > 4).sort((a, b) => a.ink.left - b.ink.left);
    live.forEach((one, i) => {
      for (let k = i + 1; k < live.length && live[k].ink.left < one.ink.right; k++) {
        const other = live[k];
        const both = common(one.ink, other.ink);
        if (both.right - both.left < 2 || both.bottom - both.top < 2 || related(one.element, other.element)) continue;
        if (pinned(one.element) !== pinned(other.element)) continue; // what scrolls goes below what stays
        const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
        const [a, b] = [one, other].map(({ element }) => stack.findIndex((at) => related(at, element) && element.contains(at)));
        if (a < 0 || b < 0) continue;
        const lower = a > b ? one : other;
        const between = stack.slice(Math.min(a, b), Math.max(a, b)).filter((at) => !at.contains(lower.element));
        if (between.some((at) => opaque(at) && holds(at.getBoundingClientRect(), lower.ink))) continue;
        out.push(`over other text: “${one.text}” and “${other.text}” in ${named(one.element)}, ${named(other.element)}`);
      }
    });
    return out;
  }

  function scrollers({ across, down }) {
    const out = [];
    for (const element of document.querySelectorAll("*")) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const root = element === document.documentElement;
      const rolls = (value) => root || value === "auto" || value === "scroll";
      if (!rolls(overflowX) && !rolls(overflowY)) continue;
      if (!element.checkVisibility(WORKING)) continue;
      if (rolls(overflowX) && element.scrollWidth > element.clientWidth + 1 && !element.matches(across))
        out.push(`scrolls sideways: ${named(element) || "the page"}`);
      const pinned = root && !document.querySelector("main.table");
      if (rolls(overflowY) && element.scrollHeight > element.clientHeight + 1 && !pinned && !element.matches(down))
        out.push(`scrolls: ${named(element) || "the page"}`);
    }
    return out;
  }

  function targets({ target: least, glance }) {
    const out = [];
    for (const element of document.querySelectorAll(TARGETS)) {
      if (element.matches(PASSIVE) || element.closest("[hidden], .sr") || !element.checkVisibility(WORKING)) continue;
      if (drawn(element) && (glance || !element.hasAttribute("data-legal"))) continue; // what is only looked at
      const style = getComputedStyle(element);
      if (style.display === "inline" || element.type === "hidden" || style.pointerEvents === "none") continue;
      const label = element.closest("label");
      const box = (element.matches('[type="radio"], [type="checkbox"], [type="file"]') && label ? label : element).getBoundingClientRect();
      const { seen } = shown(element, box);
      if (area(seen) < area(box) * 0.5 || !area(box)) continue;
      if (box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue;
      const small = Math.min(box.width, box.height);
      if (small < least - 0.6) out.push(`small target, ${Math.round(box.width)} × ${Math.round(box.height)}: ${named(element)}`);
    }
    return out;
  }

  /**
   * @param {{text: number, target: number, glance: number, across: string, down: string, peeps: string, named: string}} limits
   * `glance`: the least type of a board that is seen whole on a small screen, 0 if this is none. `peeps`: what shows its
   * upper edge until it is pointed at. `named`: names, which may be shortened.
   */
  function findings(limits) {
    const found = texts();
    const least = (element) => (limits.glance && drawn(element) ? limits.glance : limits.text);
    const tiny = found
      .filter(({ size, seen, element }) => size < least(element) - 0.1 && area(seen) > 0)
      .map(({ size, text, element }) => `${size.toFixed(1)} px: “${text}” in ${named(element)}`);
    const cut = found.filter(({ cut, element }) => cut && !element.closest(`${limits.peeps}, ${limits.named}`)).map(({ text, element }) => `cut off: “${text}” in ${named(element)}`);
    return [...tiny, ...cut, ...solidly(() => overlapping(found)), ...targets(limits), ...scrollers(limits)];
  }

  const linear = (n) => (n <= 0.04045 * 255 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const solid = (element) => {
    let alpha = 1;
    for (let at = element; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
    return alpha;
  };

  const sheet = new CSSStyleSheet(); // adopted: the page allows no styles from elsewhere
  sheet.replaceSync(`[data-all] * { pointer-events: auto !important; } [data-all] svg * { pointer-events: visiblePainted !important; }
    [data-bare] * { color: transparent !important; } [data-bare] svg :is(text, tspan) { fill: transparent !important; }`);
  document.adoptedStyleSheets.push(sheet);
  let pale = [];
  let stood = "";
  const places = () => texts().map(({ ink: { left, top } }) => `${left} ${top}`).join();

  /** Take the text away for a picture of what it stands on; its colours are kept until the picture is there. */
  function bare() {
    const onTop = (element, x, y) => {
      const top = document.elementsFromPoint(x, y).find((at) => !drawn(at) || opaque(at) || at.closest("text"));
      return top !== undefined && related(top, element);
    };
    const uncovered = ({ element, ink: { left, top, right, bottom } }) => {
      if (area({ left, top, right, bottom }) < 8 || element.closest(PASSIVE)) return false;
      return [0.1, 0.5, 0.9].every((part) => onTop(element, (left + right) / 2, top + (bottom - top) * part));
    };
    stood = places();
    const grounds = solidly(() => texts().filter(uncovered));
    pale = grounds.map(({ element, text, style, size, ink }) => {
      const colour = (drawn(element) ? style.fill : style.color).match(/[\d.]+/g)?.map(Number) ?? [];
      const alpha = (colour[3] ?? 1) * (drawn(element) ? Number(style.fillOpacity) : 1) * solid(element);
      const large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700);
      return { what: `“${text}” in ${named(element)}`, colour, alpha, ink, least: large ? AA_LARGE : AA };
    });
    document.documentElement.toggleAttribute("data-bare", true);
  }

  /** The texts that are too pale for the picture behind them; nothing known if they moved before it was taken. */
  async function faint(png) {
    document.documentElement.toggleAttribute("data-bare", false);
    if (places() !== stood) return null;
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const paint = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
    paint.drawImage(picture, 0, 0);
    const ratio = picture.width / innerWidth;
    return pale.flatMap(({ what, colour, alpha, ink, least }) => {
      const [x, y] = [Math.floor(ink.left * ratio), Math.floor(ink.top * ratio)];
      const [w, h] = [Math.ceil((ink.right - ink.left) * ratio), Math.ceil((ink.bottom - ink.top) * ratio)];
      if (colour.length < 3 || x < 0 || y < 0 || x + w > picture.width || y + h > picture.height) return [];
      const { data } = paint.getImageData(x, y, w, h);
      const found = [];
      for (let i = 0; i < data.length; i += 4 * 3) {
        const ground = [data[i], data[i + 1], data[i + 2]];
        found.push(contrast(light(ground.map((n, k) => n * (1 - alpha) + colour[k] * alpha)), light(ground)));
      }
      const median = found.sort((a, b) => a - b)[found.length >> 1];
      return median < least - 0.05 ? [`contrast ${median.toFixed(1)}: ${what}`] : [];
    });
  }

  window.layout = { findings, bare, faint };
})();

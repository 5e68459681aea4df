"""Screenshots with a palette: the same picture, as far as 256 colours go."""

import struct
import zlib

from tools.palette import COLOURS, indexed_png


def chunks(png: bytes) -> dict[bytes, bytes]:
    found, at = {}, 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, data = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert zlib.crc32(kind + data) == struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0]
        found[kind] = data
        at += 12 + length
    return found


def colours(png: bytes) -> list[tuple[int, ...]]:
    """Its pixels, row by row."""
    parts = chunks(png)
    width, height = struct.unpack(">II", parts[b"IHDR"][:8])
    rows, palette = zlib.decompress(parts[b"IDAT"]), parts[b"PLTE"]
    indices = [i for y in range(height) for i in rows[y * (width + 1) + 1 : (y + 1) * (width + 1)]]
    return [tuple(palette[3 * i : 3 * i + 3]) for i in indices]


def test_a_picture_of_few_colours_stays_as_it_is() -> None:
    pixels = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (9, 9, 9), (255, 0, 0), (8, 8, 8)]
    png = indexed_png(3, 2, b"".join(bytes((*pixel, 255)) for pixel in pixels))
    assert colours(png) == pixels


def test_a_picture_of_many_colours_comes_close() -> None:
    pixels = [(x, y, 255 - x) for x in range(64) for y in range(64)]
    found = colours(indexed_png(64, 64, b"".join(bytes((*pixel, 255)) for pixel in pixels)))
    assert 100 < len(set(found)) <= COLOURS
    assert (
        max(abs(a - b) for one, other in zip(pixels, found, strict=True) for a, b in zip(one, other, strict=True)) < 12
    )

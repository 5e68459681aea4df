"""A game at the terminal: who is asked, what is shown, and the words one can type."""

import random
import shlex
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from patolli.bots import BOTS, ask, bot_for
from patolli.bots.plugged import BotFault
from patolli.core import matchfile
from patolli.core.engine import asked, options, question
from patolli.core.game import no_secrets
from patolli.core.match import Match
from patolli.core.refusal import Illegal, Malformed
from patolli.core.rulebook import find
from patolli.wording import wording

from .arguments import YOU, blame
from .drawing import Drawing
from .fault import Fault
from .files import write
from .menu import Menu, Part, read_part
from .pieces import MANY, explained, look_up, named_in, notes
from .rulebook import chapters, show_contents, show_rules
from .screen import Screen, seat_names
from .telling import Told, account, show_account, show_result
from .why import explain, reason

COMMANDS = ("undo", "redo", "why", "what", "rules", "board", "log", "save", "back", "help", "quit")
INTERRUPTED = 130


class Session:
    """One match, played here until it is over or somebody leaves."""

    def __init__(self, match: Match, lang: str, file: Path | None = None, guests: Sequence[str] = ()) -> None:
        """Bots that others have written play where they are named among the guests."""
        self.match = match
        self.lang = lang
        self.file = file  # where it was saved last, or resumed from
        self.kept = match.plies[:] if file else []  # what is in that file
        self.say = wording(match.game, lang, match.setup.pack)
        self.screen = Screen()
        self.names = seat_names(match.names, self.say)
        self.drawing = Drawing(match, self.names, self.say, self.screen)
        known = {*BOTS, *guests} - {YOU}
        self.bots = [bot_for(name, match.setup) if name in known else None for name in match.names]
        self.random = random.Random()
        self.told: dict[int | None, list[Told]] = {}
        self.explained: dict[int, set[str]] = {}  # what each seat has been told of pieces
        self.part: Part = ()
        self.at_keyboard: int | None = None
        self.words: dict[str, Callable[[str], None]] = {}
        for command in COMMANDS:
            for word in (command, self.say.text(f"cli-do-{command}")):
                self.words[word] = getattr(self, f"do_{command}")
        self.leaving = all(self.bots)  # nobody is here to be asked
        self.ask_again = True  # show the question and the list before the next line is read

    # The course of the game

    def run(self) -> int:
        """Play until somebody leaves; returns the exit code."""
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
        try:
            self.screen.say(self.say.text("cli-play-start"))
            self.go_on()
            while not self.leaving:
                self.listen()
        except EOFError:
            self.screen.say()
            self.keep()
        except KeyboardInterrupt:
            self.screen.say()
            self.keep()
            return INTERRUPTED
        return 0

    def go_on(self) -> None:
        """Let chance and bots act until a person is asked, then show that person the table."""
        self.narrow(())
        while True:
            self.match.deal()
            bot_seats = [seat for seat in asked(self.match.state) if self.bots[seat]]
            if not bot_seats:
                break
            seat = bot_seats[0]
            bot = self.bots[seat]
            assert bot
            try:
                choice = ask(bot, self.match.game, self.match.state, seat, self.random)
            except BotFault as fault:
                self.screen.say(self.say.text("cli-play-lost", why=str(blame(fault, self.lang))), "red")
                self.keep()
                self.leaving = True
                return
            self.match.play(seat, choice)
        self.change_seats()
        self.show_news()
        if self.drawing.is_new(self.at_keyboard):
            self.drawing.show(self.at_keyboard)
        if self.match.is_over:
            show_result(self.screen, self.match, self.names, self.say)
            self.screen.say(self.say.text("cli-only-commands"))

    def listen(self) -> None:
        """One line from the keyboard: a command, a number or a choice."""
        seat = self.seat
        if seat is not None and self.ask_again:
            self.show_menu(seat)
        self.ask_again = False
        line = self.read("> ")
        word, _, rest = line.partition(" ")
        command = self.words.get(word.casefold())
        if command:
            try:
                command(rest.strip())
            except (Fault, Illegal) as error:
                self.screen.say(reason(error.refusal, self.say) if isinstance(error, Illegal) else str(error), "red")
        elif seat is None:
            self.screen.say(self.say.text("cli-only-commands"))
        elif line:
            self.choose(seat, line)
        else:
            self.explained.pop(seat, None)
            self.ask_again = True

    def choose(self, seat: int, line: str) -> None:
        """A number or notation: make the choice, or list what begins like this."""
        menu = self.menu(seat)
        try:
            part = menu.read(line)
        except Malformed:
            self.screen.say(self.say.text("cli-not-understood", text=line), "red")
            return
        if len(part) <= len(self.match.game.choices.specs[part[0]].domains):
            if Menu(self.match.game.choices, menu.options, part).left:
                self.narrow(part)
            else:
                explain(self.screen, self.match, seat, part, self.say)
            return
        try:
            self.match.play(seat, part)
        except Illegal as error:
            self.screen.say(reason(error.refusal, self.say), "red")
            return
        self.go_on()

    def narrow(self, part: Part) -> None:
        """List only what begins like this."""
        self.part, self.ask_again = part, True

    @property
    def seat(self) -> int | None:
        """The person who is asked, or None when the game is over."""
        return next(iter(asked(self.match.state)), None)

    def change_seats(self) -> None:
        """Another person comes to the keyboard: where there are secrets, a curtain falls first."""
        seat = self.seat
        people = sum(bot is None for bot in self.bots)
        if seat is not None and seat != self.at_keyboard and people > 1:
            self.screen.say(self.say.text("cli-next-person", name=self.names[seat]), "bold")
            if self.match.game.determinize is not no_secrets:
                self.screen.console.clear()
                self.read(self.say.text("cli-curtain", name=self.names[seat]) + " ")
        self.at_keyboard = self.at_keyboard if seat is None else seat

    # What is shown

    def show_news(self) -> None:
        """What has happened since this person looked last."""
        seat = self.at_keyboard
        lines = account(self.match, self.say, self.names, seat)
        before = self.told.get(seat, [])
        known = next((i for i, pair in enumerate(zip(before, lines, strict=False)) if pair[0] != pair[1]), len(before))
        if known and any(line.is_heading for line in lines[known:]):
            self.screen.say()
            self.screen.say(self.say.text("cli-since"), "dim")
        show_account(self.screen, lines[known:])
        self.told[seat] = lines

    def show_menu(self, seat: int) -> None:
        """The question and what can be answered."""
        frame = question(self.match.state, seat)
        assert frame is not None
        self.screen.say(self.say.prompt(frame, self.names), "bold")
        menu = self.menu(seat)
        entries = menu.entries()
        parts = [menu.whole(part) or part for part in entries.values()]
        labels = [self.label(menu, part) for part in parts]
        known = self.explained.setdefault(seat, set())
        said = notes(self.match.game, self.say, parts, labels, known)
        self.screen.columns(list(zip(entries, labels, strict=True)), said)
        if self.part:
            self.screen.say(f"     {self.say.text('cli-narrowed')}", "dim")

    def label(self, menu: Menu, part: Part) -> str:
        """What an entry of the menu is called, and how many choices are behind it."""
        choice = menu.whole(part)
        game = self.match.game
        if choice:
            return self.say.choice(choice, game.hints(self.match.state, choice), self.names)
        if len(part) == 1:
            name = self.say.kind(part[0])
        else:
            domain = game.choices.specs[part[0]].domains[len(part) - 2]
            name = self.say.value(domain.name, part[-1], self.names)
        return f"{name} … ({menu.behind(part)})"

    def menu(self, seat: int) -> Menu:
        return Menu(self.match.game.choices, options(self.match.state, seat), self.part)

    # What can be typed

    def do_undo(self, rest: str) -> None:
        self.match.undo(self._mover())
        self.told[self.at_keyboard] = account(self.match, self.say, self.names, self.at_keyboard)
        self.screen.say(self.say.text("cli-undone"))
        self.go_on()

    def do_redo(self, rest: str) -> None:
        self.match.redo(self._mover())
        self.go_on()

    def _mover(self) -> int:
        """Whose choices are taken back: the person at the keyboard."""
        return 0 if self.at_keyboard is None else self.at_keyboard

    def do_why(self, rest: str) -> None:
        """Why a choice, or every choice that begins like this, is not possible."""
        if self.seat is None:
            self.screen.say(self.say.text("cli-only-commands"))
            return
        try:
            part = read_part(self.match.game.choices, rest)
        except Malformed:
            known = ", ".join(spec.name for spec in self.match.game.choices.specs)
            self.screen.say(self.say.text("cli-why-what", known=known))
            return
        explain(self.screen, self.match, self.seat, part, self.say)

    def do_rules(self, rest: str) -> None:
        book = chapters(self.match.game.package, self.lang)
        found = find(book, rest) if rest else []
        if found:
            show_rules(self.screen, found)
        elif rest:
            span = f"{book[0].rules[0].number} … {book[-1].rules[-1].number}"
            self.screen.say(self.say.text("cli-unknown-rule", topic=rest, span=span))
        else:
            show_contents(self.screen, book)
            chapter = book[-1]
            self.screen.say(self.say.text("cli-rules-how", rule=chapter.rules[0].number, chapter=chapter.number))

    def do_what(self, rest: str) -> None:
        """What a piece does, by its name or by the number of an entry that names it."""
        game, entries = self.match.game, self.menu(self.seat).entries() if self.seat is not None else {}
        part = next((part for number, part in entries.items() if str(number) == rest), None)
        keys = named_in(game, part) if part else look_up(game, self.say, rest) if rest else []
        found = explained(self.say, keys)
        if not found:
            self.screen.say(self.say.text("cli-what-which", text=rest, given=1 if rest else 0))
        for line in found[:MANY]:
            self.screen.say(line)
        if len(found) > MANY:
            self.screen.say(self.say.text("cli-what-more", count=len(found) - MANY), "dim")

    def do_board(self, rest: str) -> None:
        if rest:
            self.drawing.show_closer(self.at_keyboard, rest)
        else:
            self.drawing.show(self.at_keyboard)

    def do_log(self, rest: str) -> None:
        show_account(self.screen, account(self.match, self.say, self.names, self.at_keyboard))

    def do_back(self, rest: str) -> None:
        self.narrow(())

    def do_help(self, rest: str) -> None:
        vocabulary = self.match.game.choices
        known = options(self.match.state, self.seat) if self.seat is not None else []
        sample = max(map(vocabulary.text, known), key=len, default="")
        kind = sample.split(" ")[0] or vocabulary.specs[0].name
        self.screen.say(self.say.text("cli-play-help", choice=sample or kind, kind=kind))

    def do_save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.file or self.usual_file()
        if path != self.file and path.exists():
            answer = self.read(self.say.text("cli-overwrite", file=str(path)) + " ")
            if not self._is_yes(answer):
                return
        self.save(path)

    def do_quit(self, rest: str) -> None:
        if self.unsaved:
            path = self.file or self.usual_file()
            answer = self.read(self.say.text("cli-save-first", file=str(path)) + " ")
            if not answer or self._is_yes(answer):
                self.save(path)
        self.leaving = True

    # Keeping it

    @property
    def unsaved(self) -> bool:
        """Whether some choice of a person would be lost."""
        plies = self.match.plies
        return plies != self.kept and any(ply.seat >= 0 and not self.bots[ply.seat] for ply in plies)

    def keep(self) -> None:
        """Somebody has left without a word: save what would be lost."""
        if self.unsaved:
            self.save(self.file or self.usual_file())

    def save(self, path: Path) -> None:
        """Write the match with the dealer's secret, so that it can be resumed."""
        write(path, matchfile.write(self.match, secret=True))
        self.file, self.kept = path, self.match.plies[:]
        self.screen.say(self.say.text("cli-saved", file=shlex.quote(str(path))))

    def usual_file(self) -> Path:
        return Path(f"{self.match.game.name}-{datetime.now():%Y%m%d-%H%M%S}.match")

    def read(self, prompt: str) -> str:
        return input(prompt).strip()

    def _is_yes(self, answer: str) -> bool:
        return answer.casefold() in ("y", "yes", *self.say.text("cli-yes").split())

"""Fluent's patterns made into functions, once each: a table says thousands of sentences a second.

What our files use of Fluent is known here: words, arguments, cases of an argument, other messages. `fluent.runtime`
says the same sentences (a test compares the two) and goes through a pattern's tree every time.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

Args = Mapping[str, str | int | float]
Saying = Callable[[Args], str]


class Patterns:
    """The patterns of one bundle. An argument or a message that is missing raises `KeyError`."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.made: dict[str, Saying] = {}
        self.wanted: dict[str, frozenset[str]] = {}

    def say(self, key: str, args: Args) -> str:
        """The message, or with a dot the attribute of one, with these arguments."""
        if key not in self.made:
            self.made[key] = self._of_message(key)
        return self.made[key](args)

    def wants(self, key: str) -> frozenset[str]:
        """The arguments that a message, or an attribute of one, may use."""
        if key not in self.wanted:
            self.wanted[key] = frozenset(self._arguments(self._found(key)))
        return self.wanted[key]

    def _arguments(self, pattern: Any) -> Iterator[str]:
        for element in getattr(pattern, "elements", [pattern]):
            expression = getattr(element, "expression", element)
            if isinstance(expression, ast.VariableReference):
                yield expression.id.name
            elif isinstance(expression, ast.MessageReference):
                yield from self.wants(_referred(expression))
            elif isinstance(expression, ast.SelectExpression):
                yield from self._arguments(expression.selector)
                for variant in expression.variants:
                    yield from self._arguments(variant.value)

    def _of_message(self, key: str) -> Saying:
        return self._pattern(self._found(key))

    def _found(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        return pattern

    def _pattern(self, pattern: Any) -> Saying:
        elements = getattr(pattern, "elements", [pattern])  # one element may stand for itself
        parts = [self._element(element) for element in elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _element(self, element: Any) -> Saying:
        if isinstance(element, ast.TextElement):
            text: str = element.value
            return lambda args: text
        expression = getattr(element, "expression", element)
        if isinstance(expression, ast.StringLiteral):
            literal: str = expression.parse()["value"]
            return lambda args: literal
        if isinstance(expression, ast.VariableReference):
            return self._argument(expression.id.name)
        if isinstance(expression, ast.MessageReference):
            key = _referred(expression)
            return lambda args: self.say(key, args)
        if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
            return self._cases(expression)
        raise ValueError(f"{type(expression).__name__} is not used in our files")

    def _argument(self, name: str) -> Saying:
        def said(args: Args) -> str:
            value = args[name]
            if type(value) is str:
                return value
            if type(value) is int and -1000 < value < 1000:  # no language of ours writes these in another way
                return str(value)
            return str(native_to_fluent(value).format(self.bundle._babel_locale))

        return said

    def _cases(self, expression: Any) -> Saying:
        name = expression.selector.id.name
        variants = [(_key(variant.key), self._pattern(variant.value)) for variant in expression.variants]
        usual = next(self._pattern(variant.value) for variant in expression.variants if variant.default)

        def said(args: Args) -> str:
            value = args[name]
            for key, saying in variants:
                if self._fits(value, key):
                    return saying(args)
            return usual(args)

        return said

    def _fits(self, value: str | int | float, key: str | int | float) -> bool:
        """As Fluent has it: the same word or number, or the word for how one counts this number."""
        if isinstance(value, str) == isinstance(key, str):
            return value == key
        number: Any = key if isinstance(value, str) else value
        word = value if isinstance(value, str) else key
        return bool(self.bundle._plural_form(number) == word)


def _referred(expression: Any) -> str:
    """The key of another message that a pattern names."""
    attribute = expression.attribute
    return f"{expression.id.name}.{attribute.name}" if attribute else str(expression.id.name)


def _key(key: Any) -> str | int | float:
    """A case: a word, or a number."""
    return str(key.name) if isinstance(key, ast.Identifier) else key.value

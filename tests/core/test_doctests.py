"""The examples in the docstrings of the core hold."""

import doctest
import importlib
import pkgutil

import pytest

import patolli.core

MODULES = ["patolli.core", *(module.name for module in pkgutil.iter_modules(patolli.core.__path__, "patolli.core."))]
WITH_EXAMPLES = {"patolli.core.choice", "patolli.core.record"}


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_hold(name: str) -> None:
    failed, attempted = doctest.testmod(importlib.import_module(name))
    assert failed == 0
    assert attempted or name not in WITH_EXAMPLES

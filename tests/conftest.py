"""What all tests share: soak tests only on request, and marks that say which rules a test proves."""

import signal

import pytest

import patolli


def pytest_configure(config: pytest.Config) -> None:
    """Whoever stops the tests, servers they have started are stopped too."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if config.getoption("--compiled") and not patolli.COMPILED:
        raise pytest.UsageError("the rules are not compiled, or from other sources: ./play compile")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the tests that play for a long time")
    parser.addoption("--compiled", action="store_true", help="stop unless the compiled rules are those that are tested")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--soak"):
        soak = [item for item in items if item.get_closest_marker("soak")]
        if soak:
            config.hook.pytest_deselected(items=soak)
            items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the tests of faults have counted."""
    for report in [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]:
        for name, value in report.user_properties:
            if name == "faults" and report.when == "call":
                terminalreporter.write_line(str(value))


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("rule"):
        if not mark.args or not all(isinstance(number, str) for number in mark.args):
            pytest.fail("a rule mark needs the rule's number, as in rule('TK-6.3')", pytrace=False)

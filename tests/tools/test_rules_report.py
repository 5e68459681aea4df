"""The report of rules and the tests that cite them."""

from pathlib import Path

import pytest
from tools import rules_report

RULES = """# Chess boxing

## CB-1 Rounds

- **CB-1.1** There are eleven rounds. [seed]
- **CB-1.2** Chess comes first. [seed]
- **CB-1.3** Then boxing. [house]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src/patolli/games/chessboxing").mkdir(parents=True)
    (tmp_path / "tests/games/chessboxing").mkdir(parents=True)
    (tmp_path / "src/patolli/games/chessboxing/rules.en.md").write_text(RULES, "utf-8")
    return tmp_path


def write_test(root: Path, text: str) -> None:
    (root / "tests/games/chessboxing/test_rounds.py").write_text(f"import pytest\n\n{text}\n", "utf-8")


def test_all_rules_cited(root, capsys):
    write_test(
        root,
        '@pytest.mark.rule("CB-1.1", "CB-1.2")\n@pytest.mark.parametrize("n", [1])\ndef test_a(n): assert n\n'
        '@pytest.mark.rule("CB-1.3")\nasync def test_b(): assert 1',
    )
    assert rules_report.main(root) == 0
    assert capsys.readouterr().out == "chessboxing: 3 of 3 rules cited\n"


def test_marks_of_a_class_and_of_the_module_count(root):
    write_test(
        root,
        'pytestmark = [pytest.mark.rule("CB-1.1")]\n'
        '@pytest.mark.rule("CB-1.2")\nclass TestAll:\n    @pytest.mark.rule("CB-1.3")\n    def test_a(self): assert 1',
    )
    assert rules_report.main(root) == 0


def test_missing_and_unknown_rules_are_named(root, capsys):
    write_test(root, '@pytest.mark.rule("CB-1.2", "CB-9.9")\ndef test_a(): assert 1')
    assert rules_report.main(root) == 1
    assert capsys.readouterr().out.splitlines() == [
        "chessboxing: 1 of 3 rules cited",
        "  not cited: CB-1.1",
        "  not cited: CB-1.3",
        "  no such rule: CB-9.9 (test_rounds.py:4 test_a)",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.skip\n@RULES\ndef test_a(): assert 1",
        '@pytest.mark.skip(reason="later")\n@RULES\ndef test_a(): assert 1',
        "@pytest.mark.skipif(True, reason='no')\n@RULES\ndef test_a(): assert 1",
        "@RULES\n@pytest.mark.xfail\ndef test_a(): assert 0",
        "@RULES\n@pytest.mark.soak\ndef test_a(): assert 1",
        "@RULES\ndef test_a():\n    pytest.skip('not today')",
        "@RULES\n@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.skip)])\ndef test_a(n): assert 1",
        "pytestmark = pytest.mark.skip\n@RULES\ndef test_a(): assert 1",
        "pytest.importorskip('boxing')\n@RULES\ndef test_a(): assert 1",
        "@pytest.mark.skip\nclass TestAll:\n    @RULES\n    def test_a(self): assert 1",
        "@RULES\ndef helper(): assert 1",
        "def test_outer():\n    @RULES\n    def test_inner(): assert 1",
        "# @RULES\ndef test_a(): assert 1",
    ],
)
def test_a_test_that_may_not_run_proves_nothing(root, capsys, text):
    write_test(root, text.replace("RULES", 'pytest.mark.rule("CB-1.1", "CB-1.2", "CB-1.3")'))
    assert rules_report.main(root) == 1
    assert "0 of 3" in capsys.readouterr().out


def test_every_rule_of_every_game_is_cited(capsys):
    """The report on this repository: the goal of the numbered rules."""
    assert rules_report.main() == 0, capsys.readouterr().out

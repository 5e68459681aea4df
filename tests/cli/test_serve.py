"""`patolli serve`: the address that friends are told."""

import re

from patolli.cli.serve import shared_address


def test_a_server_with_a_name_is_found_by_it() -> None:
    assert shared_address(["patolli.example"], "127.0.0.1", 8000) == "https://patolli.example", "behind a proxy"
    assert shared_address(["patolli.example"], "0.0.0.0", 8000) == "http://patolli.example:8000"


def test_a_server_without_a_name_is_found_on_its_network_if_it_is_in_one() -> None:
    assert re.fullmatch(r"(http://(?!127\.)\d+\.\d+\.\d+\.\d+:8000)?", shared_address([], "0.0.0.0", 8000))

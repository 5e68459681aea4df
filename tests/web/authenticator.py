"""A device that holds passkeys, as a browser speaks for it: it makes them, and signs with them."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for one site, made on a page of `origin`."""

    def __init__(self, origin: str = "http://localhost", site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def makes(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question for a new passkey."""
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        held = b"\x00" * 16 + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(PRESENT | VERIFIED | ATTESTED) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer("webauthn.create", options, attestationObject=bytes_to_base64url(attested))

    def signs(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to somebody who comes back."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        said = hashlib.sha256(self._said("webauthn.get", options)).digest()
        signature = self.key.sign(data + said, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            "webauthn.get",
            options,
            authenticatorData=bytes_to_base64url(data),
            signature=bytes_to_base64url(signature),
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _answer(self, kind: str, options: dict[str, Any], **response: str) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        said = bytes_to_base64url(self._said(kind, options))
        return {"id": name, "rawId": name, "type": "public-key", "response": {"clientDataJSON": said, **response}}

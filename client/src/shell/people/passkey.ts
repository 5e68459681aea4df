/** Passkeys, by the browser's own interface: the device asks for finger, face or PIN, and signs. */

import type { Me, Member } from "../../wire.ts";
import { api } from "../api.ts";
import { t } from "../settings.ts";

/** Whether there can be passkeys here: a page over https or on this machine, called by a name and not by a number. */
export const passkeysWork = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

/** Make a passkey for the person of this device. */
export async function makePasskey(): Promise<Member> {
  const { options } = await api.newPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await given(() => navigator.credentials.create({ publicKey }));
  return api.addPasskey({ credential: made });
}

/** Come back with a passkey that this device has. */
export async function signInWithPasskey(): Promise<Me> {
  const { options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const signed = await given(() => navigator.credentials.get({ publicKey }));
  return api.signIn({ credential: signed });
}

/** What the browser gave; one sentence if it gave nothing. */
async function given(ask: () => Promise<Credential | null>): Promise<Record<string, unknown>> {
  try {
    const credential = await ask();
    if (credential) return (credential as PublicKeyCredential).toJSON() as unknown as Record<string, unknown>;
  } catch (error) {
    const known = error instanceof DOMException && error.name === "InvalidStateError";
    throw new Error(t(known ? "passkey.here" : "passkey.not-given"), { cause: error });
  }
  throw new Error(t("passkey.not-given"));
}

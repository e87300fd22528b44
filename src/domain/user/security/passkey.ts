import * as z from 'zod/mini'

/** How long a challenge waits for the answer of a passkey. */
export const CHALLENGE_MS = 5 * 60_000

export const MOST_PASSKEYS = 20

/** How a browser may reach an authenticator (W3C WebAuthn Level 3, 5.8.4). */
export const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
export type Transport = z.infer<typeof Transport>

/** By what a browser finds a passkey. */
export type PasskeyName = { readonly id: string; readonly transports: readonly Transport[] }

/** A passkey as it was made. */
export type NewPasskey = PasskeyName & {
  /** The host that it was made for. */
  readonly rp_id: string
  /** COSE, in base64url. */
  readonly public_key: string
  readonly counter: number
  /** The model of its authenticator. */
  readonly aaguid: string
  readonly name: string
}

/** What a signature is verified with. */
export type PasskeyKey = Pick<NewPasskey, 'public_key'> & { readonly user_id: string }

/** What the browser of somebody needs to make a passkey. */
export type PasskeyInvitation = {
  readonly challenge: string
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  readonly existing: readonly PasskeyName[]
}

/** The transports that browsers know among those of an answer. */
export const knownTransports = (names: readonly string[]) =>
  Transport.options.filter((it) => names.includes(it))

/**
 * The relying party of a host: the firm's main host for those below it, so that one passkey serves them all. A main
 * host of one label, such as localhost, has none below it that browsers accept.
 */
export const relyingParty = (host: string, mainHost: string) =>
  mainHost.includes('.') && host.endsWith(`.${mainHost}`) ? mainHost : host

/** Whether a passkey counted on since it was last used; those that are synced between devices stay at 0. */
export const hasCountedOn = (stored: number, counter: number) =>
  counter > stored || (counter === 0 && stored === 0)

/** Where a passkey is stored, by the identifier of its authenticator's model; null for models without a name here. */
export const passkeyProvider = (aaguid: string): string | null => providers[aaguid] ?? null

// From the community's list of passkey providers (passkeydeveloper/passkey-authenticator-aaguids).
const providers: Readonly<Record<string, string>> = {
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
}

import { leavesOf, type Part } from './mime/part.ts'
import type { MailWarning } from './warning/warning.ts'

/** How a mail is signed or encrypted, and what the page says of it. */
export interface Protection {
  readonly kind: 'smime-signed' | 'smime-encrypted' | 'pgp-signed' | 'pgp-encrypted'
  readonly warning: Extract<MailWarning, 'signed-not-checked' | 'encrypted'>
}

/** What protects a mail; null when nothing does. Signatures are not checked. */
export const protectionOf = (root: Part): Protection | null => {
  const parts = leavesOf(root)
  const types = new Set(parts.map(({ type }) => type.value))
  const sealed = parts.find(isSealed)
  const text = parts.find(({ type }) => type.value === 'text/plain')?.octets.slice(0, 65_536) ?? ''
  if (types.has('application/pgp-encrypted') || text.includes('-----BEGIN PGP MESSAGE-----'))
    return { kind: 'pgp-encrypted', warning: 'encrypted' }
  if (sealed)
    return isSignedData(sealed)
      ? { kind: 'smime-signed', warning: 'signed-not-checked' }
      : { kind: 'smime-encrypted', warning: 'encrypted' }
  if ([...types].some((type) => /^application\/(?:x-)?pkcs7-signature$/.test(type)))
    return { kind: 'smime-signed', warning: 'signed-not-checked' }
  const isPgp = types.has('application/pgp-signature') || text.includes('-----BEGIN PGP SIGNED')
  return isPgp ? { kind: 'pgp-signed', warning: 'signed-not-checked' } : null
}

/** PKCS #7 signed data in its bytes: object identifier 1.2.840.113549.1.7.2. */
const SIGNED = '\u002a\u0086\u0048\u0086\u00f7\u000d\u0001\u0007\u0002'
const PKCS7 = SIGNED.slice(0, -1)

/** Whether a part is a whole mail that S/MIME signed or encrypted, whatever its type says. */
const isSealed = ({ type, octets }: Part) =>
  /^application\/(?:x-)?pkcs7-mime$/.test(type.value) ||
  (/^smime\.p7m$/i.test(type.parameters.get('name') ?? '') && octets.slice(0, 64).includes(PKCS7))

const isSignedData = ({ type, octets }: Part) => {
  const named = type.parameters.get('smime-type')?.toLowerCase()
  return named === undefined ? octets.slice(0, 64).includes(SIGNED) : named === 'signed-data'
}

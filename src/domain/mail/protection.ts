import { leavesOf, type Part } from './mime/part.ts'
import { isSealed, isSignedData } from './smime/signed-part.ts'
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
  const sealed = parts.filter(isSealed)
  const text = parts.find(({ type }) => type.value === 'text/plain')?.octets.slice(0, 65_536) ?? ''
  if (types.has('application/pgp-encrypted') || text.includes('-----BEGIN PGP MESSAGE-----'))
    return { kind: 'pgp-encrypted', warning: 'encrypted' }
  if (sealed.some((it) => !isSignedData(it)))
    return { kind: 'smime-encrypted', warning: 'encrypted' }
  const isSigned = [...types].some((type) => /^application\/(?:x-)?pkcs7-signature$/.test(type))
  if (isSigned || sealed.length > 0) return { kind: 'smime-signed', warning: 'signed-not-checked' }
  const isPgp = types.has('application/pgp-signature') || text.includes('-----BEGIN PGP SIGNED')
  return isPgp ? { kind: 'pgp-signed', warning: 'signed-not-checked' } : null
}

import type { Instant } from '#domain/dates'
import { wrongState } from '#domain/refusal'
import type { Signer } from './signature.ts'
import type { SentCode } from './signer-state.ts'

const CODE_MS = 10 * 60_000
/** A correct code is relied on for as long as a new one would live. */
const ENTERED_MS = CODE_MS
const MOST_WRONG = 5
/** The shortest time between two codes. */
const PAUSE_MS = 30_000

const after = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString()

export const triesLeft = ({ wrong_codes }: Pick<Signer, 'wrong_codes'>) =>
  Math.max(0, MOST_WRONG - wrong_codes)

/** A signer or a witness. */
type CodeHolder = Pick<Signer, 'state' | 'code' | 'wrong_codes'>

const assertUnlocked = (signer: CodeHolder) => {
  if (signer.state === 'code_failed')
    throw wrongState(
      'signature.locked',
      'The code was wrong five times. Call us: we check that it is you, and then you can sign.',
    )
}

/** '07700 900123' and '+44 7700 900123' receive texts; a landline does not. */
export const isMobile = (phone: string) =>
  /^(?:07|\+447|00447|\+(?!44))/.test(phone.replaceAll(/[^\d+]/g, ''))

/** Where a code goes: to the mobile that was on file, otherwise by email. */
export const codeTarget = (
  { phone, email }: Pick<Signer, 'phone' | 'email'>,
  sendsTexts: boolean,
): { readonly channel: SentCode['channel']; readonly address: string } =>
  sendsTexts && phone !== null && isMobile(phone)
    ? { channel: 'sms', address: phone }
    : { channel: 'email', address: email }

/** The signer with a new code, which ends the last one. Throws 409 for one who is locked out, or within 30 seconds. */
export const withCode = <Holder extends CodeHolder>(
  signer: Holder,
  { hash, channel, to }: Pick<SentCode, 'hash' | 'channel' | 'to'>,
  now: Instant,
): Holder => {
  assertUnlocked(signer)
  if (signer.code !== null && after(signer.code.sent_at, PAUSE_MS) > now)
    throw wrongState('signature.code_sent', 'We have just sent you a code. Wait half a minute.')
  const expires_at = after(now, CODE_MS)
  return { ...signer, code: { hash, channel, to, sent_at: now, expires_at, entered_at: null } }
}

/** The signer after a code was entered: five wrong ones lock it. Throws 409 without a code that still lives. */
export const withEnteredCode = <Holder extends CodeHolder>(
  signer: Holder,
  isCorrect: boolean,
  now: Instant,
): Holder => {
  assertUnlocked(signer)
  const { code } = signer
  if (code === null || code.expires_at <= now)
    throw wrongState('signature.code_expired', 'This code has expired. Ask for a new one.')
  if (isCorrect) return { ...signer, wrong_codes: 0, code: { ...code, entered_at: now } }
  const wrong_codes = signer.wrong_codes + 1
  return wrong_codes >= MOST_WRONG
    ? { ...signer, wrong_codes, code: null, state: 'code_failed' }
    : { ...signer, wrong_codes }
}

/** Whether a correct code was entered recently enough to sign on. */
export const hasEnteredCode = ({ code }: Pick<Signer, 'code'>, now: Instant) =>
  code?.entered_at != null && after(code.entered_at, ENTERED_MS) > now

/** '••• 123', 'a•••@example.com' */
export const masked = (address: string): string => {
  const at = address.indexOf('@')
  return at > 0 ? `${address.slice(0, 1)}•••${address.slice(at)}` : `••• ${address.slice(-3)}`
}

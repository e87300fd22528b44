import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { SignatureMark } from './mark.ts'

const version = z.int().check(z.minimum(0))
const reason = z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(500))

export const SignatureRequestBody = z.strictObject({ kind: z.enum(['terms']) })
export const VoidingBody = z.strictObject({ version, reason })
export const ReminderBody = z.strictObject({ version })
export const UnlockingBody = z.strictObject({ version, signer: z.string() })

/** What browsers say of themselves, for the evidence. */
const browser = z.string().check(z.maxLength(300))

export const OpeningBody = z.strictObject({ browser })
export const CodeEntryBody = z.strictObject({
  code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the 6-digit code.')),
})
export const SigningBody = z.strictObject({
  name: lineText(200).check(z.minLength(1, 'Type your full name.')),
  agree: z.literal(true, 'Tick the box to agree.'),
  mark: SignatureMark,
  browser,
})
export type SigningBody = z.infer<typeof SigningBody>
export const DeclineBody = z.strictObject({ reason })

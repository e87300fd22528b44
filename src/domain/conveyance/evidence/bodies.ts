import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Pence } from '#domain/money-schema'
import { atMost } from '#domain/text/at-most'
import { EvidenceWay } from './evidence.ts'
import { SignatureCheck } from './paper-signature.ts'

const version = z.int().check(z.minimum(0))
const text = z.string().check(z.trim(), atMost(2000))
const requiredText = (message: string) => text.check(z.minLength(1, message))

export const EvidenceBody = z.strictObject({
  version,
  who: requiredText('Enter who or what was checked.'),
  seen: requiredText('Enter what was seen.'),
  on: DateOnly,
  how: EvidenceWay,
  amount: z.optional(z.nullable(Pence)),
  reference: z.optional(text),
  /** Null where nothing that was seen expires; required for an identity check. */
  expires_on: z.optional(z.nullable(DateOnly)),
  gift: z.optional(text),
  /** What was checked of a signature on paper, and where the original is kept. */
  checks: z.optional(z.array(SignatureCheck)),
  original: z.optional(text),
  /** The power that an attorney signed under: who gave it to whom, its day, and where its copy is filed. */
  power: z.optional(text),
})
export type EvidenceBody = z.infer<typeof EvidenceBody>

export const ApprovalBody = z.strictObject({ version })
export const RejectionBody = z.strictObject({ version, reason: requiredText('Enter a reason.') })

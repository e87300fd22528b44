import * as z from 'zod/mini'
import { Pence } from '#domain/money-schema'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { FundsFileKind, FundsGiver, FundsKind, FundsWay } from './funds.ts'

const version = z.int().check(z.minimum(0))
const given = (most: number, message: string) => lineText(most).check(z.minLength(1, message))
const story = z.string().check(z.trim(), atMost(4000))
const MOST_PARTS = 30

const Giver = z.strictObject({
  ...FundsGiver.shape,
  name: lineText(120),
  relation: lineText(120),
})

export const FundsRequest = z.strictObject({ version, reason: z.optional(lineText(500)) })
export type FundsRequest = z.infer<typeof FundsRequest>

const WrittenPart = z.strictObject({
  kind: FundsKind,
  amount: Pence,
  story,
  giver_name: z.optional(lineText(120)),
  giver_relation: z.optional(lineText(120)),
})

/** What a client told staff, who write it down. */
export const FundsWriting = z.strictObject({
  version,
  parts: z.array(WrittenPart).check(z.maxLength(MOST_PARTS)),
})
export type FundsWriting = z.infer<typeof FundsWriting>

export const GiverChoice = z.strictObject({
  version,
  part: given(100, 'Choose the gift.'),
  contact_id: given(100, 'Choose the contact.'),
})
export type GiverChoice = z.infer<typeof GiverChoice>

export const FundsReviewEntry = z.strictObject({
  version,
  way: FundsWay,
  seen: z.array(
    z.strictObject({ part: z.string(), seen: given(2000, 'Enter what was seen of this part.') }),
  ),
  note: z.optional(z.string().check(z.trim(), atMost(2000))),
})
export type FundsReviewEntry = z.infer<typeof FundsReviewEntry>

export const FundsAcceptance = z.strictObject({ version })
export const FundsRejection = z.strictObject({ version, reason: given(500, 'Enter a reason.') })
export type FundsRejection = z.infer<typeof FundsRejection>

/** A new part; the same id again changes nothing. */
export const PartEntry = z.strictObject({ id: z.uuid(), kind: FundsKind })
export type PartEntry = z.infer<typeof PartEntry>

export const PartChange = z.strictObject({
  amount: z.optional(z.nullable(Pence)),
  story: z.optional(story),
  giver: z.optional(z.nullable(Giver)),
})
export type PartChange = z.infer<typeof PartChange>

/** A file that shows where a part comes from, before the first of its bytes. */
export const FundsFileEntry = z.strictObject({
  /** A new UUID of the sender; the same one resumes the upload. */
  id: z.uuid(),
  what: FundsFileKind,
  name: given(400, 'Name the file.'),
  bytes: z.int().check(z.minimum(0)),
})
export type FundsFileEntry = z.infer<typeof FundsFileEntry>

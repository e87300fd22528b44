import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { lineText } from '#domain/one-line'
import { Named } from '#domain/party'
import { atMost } from '#domain/text/at-most'

/** What a reply answers: enquiries before exchange, or requisitions on completion. */
export const ReplyUse = z.enum(['enquiry', 'requisition'])
export type ReplyUse = z.infer<typeof ReplyUse>

/** Longest text of a reply, in characters. */
const LONGEST = 4000

export const StandardReplyContent = z.strictObject({
  use: ReplyUse,
  title: lineText(120).check(z.minLength(1, 'Enter a title.')),
  /** The classification of the enquiries that it suits; null for any. */
  classification: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a classification.'))),
  /** With merge fields, as templates have them. */
  text: z.string().check(z.trim(), z.minLength(1, 'Enter the reply.'), atMost(LONGEST)),
})
export type StandardReplyContent = z.infer<typeof StandardReplyContent>

/** A reply of the firm's own wording. It is put into a form to be checked, and never sent by itself. */
export const StandardReply = z.object({
  id: z.string(),
  version: z.int(),
  content: StandardReplyContent,
  is_archived: z.boolean(),
  changed_by: Named,
  changed_at: Instant,
})
export type StandardReply = z.infer<typeof StandardReply>

/** A standard reply filled in for a case. */
export const FilledReply = z.object({
  id: z.string(),
  title: z.string(),
  classification: z.nullable(z.string()),
  text: z.string(),
  /** What it needs and the case lacks: 'Completion date' */
  missing: z.array(z.string()),
})
export type FilledReply = z.infer<typeof FilledReply>

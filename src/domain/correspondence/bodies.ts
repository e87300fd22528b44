import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'
import { MOST_TEXTED } from './text-length.ts'

const id = z.string().check(z.minLength(1), z.maxLength(320))

/** The case, quote or lead that is written about. */
const Record = z.strictObject({ kind: z.enum(['conveyance', 'quote-case', 'lead']), id: z.uuid() })

/** The id of somebody of the record, as its correspondence names them. */
const to = id.check(z.minLength(1, 'Choose somebody.'))

/** The draft that this finishes; absent for what was typed in one go. */
const draft = z.optional(z.uuid())

export const TextMessage = z.strictObject({
  record: Record,
  to,
  text: z.string().check(z.trim(), z.minLength(1, 'Enter the message.'), atMost(MOST_TEXTED)),
  draft,
})
export type TextMessage = z.infer<typeof TextMessage>

export const WrittenLetter = z.strictObject({
  record: Record,
  to,
  subject: lineText(200).check(z.minLength(1, 'Enter a subject.')),
  text: z.string().check(z.trim(), z.minLength(1, 'Enter the letter.'), atMost(10_000)),
  draft,
})
export type WrittenLetter = z.infer<typeof WrittenLetter>

/** A WhatsApp message: free text, or one of the approved templates. */
export const WhatsappWriting = z
  .strictObject({
    record: Record,
    to,
    template: z.optional(lineText(60)),
    text: z.optional(z.string().check(z.trim(), z.maxLength(4000))),
    draft,
  })
  .check(
    z.refine((it) => Boolean(it.template) || Boolean(it.text), {
      message: 'Enter a message.',
      path: ['text'],
    }),
  )
export type WhatsappWriting = z.infer<typeof WhatsappWriting>

import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

const version = z.int().check(z.minimum(0))
const longText = z.string().check(z.trim(), atMost(5000))

export const linkDays = [14, 30, 90] as const

export const LinkEntry = z.strictObject({
  firm: lineText(120).check(z.minLength(1, 'Enter the firm that gets the link.')),
  days: z.literal(linkDays, 'Choose how long it works.'),
})
export type LinkEntry = z.infer<typeof LinkEntry>
export const LinkWithdrawal = z.strictObject({ version })

const name = lineText(120).check(z.minLength(2, 'Enter your name.'))

export const OtherSideReplies = z.strictObject({
  name,
  replies: z
    .array(
      z.strictObject({
        id: z.string(),
        version,
        text: longText.check(z.minLength(1, 'Enter a reply.')),
      }),
    )
    .check(z.minLength(1, 'Enter a reply.'), z.maxLength(500)),
})
export type OtherSideReplies = z.infer<typeof OtherSideReplies>

export const OtherSideOutcomes = z.strictObject({
  name,
  outcomes: z
    .array(
      z.strictObject({
        id: z.string(),
        version,
        outcome: z.enum(['accepted', 'not_satisfied', 'withdrawn']),
        comment: z.nullable(longText),
      }),
    )
    .check(z.minLength(1, 'Choose an outcome.'), z.maxLength(500)),
})
export type OtherSideOutcomes = z.infer<typeof OtherSideOutcomes>

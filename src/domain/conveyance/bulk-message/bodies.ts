import * as z from 'zod/mini'
import { MessageAudience } from '#domain/conveyance/automation/action'
import { lineText } from '#domain/one-line'
import { atMost } from '#domain/text/at-most'

/** A message that staff write once and send to the people of several cases; '{name}' and a case's values may stand in it. */
export const BulkMessageBody = z.strictObject({
  to: z.array(MessageAudience).check(z.minLength(1, 'Choose who gets it.'), z.maxLength(3)),
  subject: lineText(200).check(z.minLength(1, 'Enter a subject.')),
  text: z.string().check(z.trim(), z.minLength(1, 'Enter the message.'), atMost(4000)),
})
export type BulkMessageBody = z.infer<typeof BulkMessageBody>

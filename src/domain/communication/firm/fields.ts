import * as z from 'zod/mini'
import { Audience, MessageChannel } from '#domain/communication/matrix/cell'
import { lineText } from '#domain/one-line'

const MOST_CHARACTERS = 8000

/** The fields that the form and the record of a communication share. */
export const communicationFields = {
  name: lineText(80).check(z.minLength(1, 'Enter a name.')),
  /** The event that causes it: 'conveyance.exchanged'. */
  type: z.string().check(z.minLength(1, 'Choose an event.'), z.maxLength(60)),
  audience: Audience,
  channel: MessageChannel,
  /** '{name}' stands for a merge value. */
  subject: lineText(200).check(z.minLength(1, 'Enter a subject.')),
  body: z.string().check(z.trim(), z.minLength(1, 'Enter the text.'), z.maxLength(MOST_CHARACTERS)),
  quiet_hours: z.boolean(),
  approval: z.enum(['auto', 'review_first']),
}

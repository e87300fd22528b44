import * as z from 'zod/mini'
import { MessageStatus } from '#domain/communication/message'
import { Email } from '#domain/contact'
import { Instant } from '#domain/date-schema'

/** Whether the end of the log is mailed each night, and to whom outside the firm. */
export const HeadMail = z.object({
  version: z.int(),
  is_on: z.boolean(),
  /** '' while there is none. */
  address: z.string(),
})
export type HeadMail = z.infer<typeof HeadMail>

export const HeadMailView = z.extend(HeadMail, {
  /** The newest message to the address, and what became of it. */
  last: z.nullable(
    z.object({ at: Instant, status: MessageStatus, reason: z.nullable(z.string()) }),
  ),
})
export type HeadMailView = z.infer<typeof HeadMailView>

export const HeadMailBody = z
  .strictObject({ version: z.int(), is_on: z.boolean(), address: z.union([z.literal(''), Email]) })
  .check(({ value, issues }) => {
    if (value.is_on && value.address === '')
      issues.push({
        code: 'custom',
        path: ['address'],
        message: 'Enter an email address.',
        input: value,
      })
  })
export type HeadMailBody = z.infer<typeof HeadMailBody>

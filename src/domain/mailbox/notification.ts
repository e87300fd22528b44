import * as z from 'zod/mini'

/** What Microsoft says of a subscription; it is only a hint that there is something to read. */
export const MailNotification = z.strictObject({
  subscription: z.string().check(z.maxLength(100)),
  /** What only Microsoft and we know of the subscription. */
  state: z.string().check(z.maxLength(200)),
  /** 'missed'; null for new mail. */
  lifecycle: z.nullable(z.string().check(z.maxLength(50))),
})
export type MailNotification = z.infer<typeof MailNotification>

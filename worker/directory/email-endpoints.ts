import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { DropTarget, IncomingEmail } from '#domain/tracked-email/incoming'
import { RefusedMail } from '#domain/tracked-email/mailbox-status'
import { EmailAttachment } from '#domain/tracked-email/tracked-email'

/** The product itself calls these: the edge forwards nothing to them. */
const own = { who: 'public', can: [], because: 'No browser reaches it.' } as const
const staff = { who: ['staff'], can: [] } as const

const received = z.object({ id: z.nullable(z.string()), is_new: z.boolean() })

/** What the edge asks of a firm's object for an email; no browser reaches these. */
export const emailSteps = endpointsOf({
  /** The names and domains of colleagues. */
  own_people: {
    ...own,
    method: 'GET',
    path: '/internal/own-people',
    reply: z.object({ names: z.array(z.string()), domains: z.array(z.string()) }),
  },
  receive: {
    ...own,
    method: 'POST',
    path: '/internal/received-emails',
    body: IncomingEmail,
    reply: received,
  },
  refuse: {
    ...own,
    method: 'POST',
    path: '/internal/refused-emails',
    body: z.omit(RefusedMail, { at: true }),
    reply: z.object({ received: z.literal(true) }),
  },
  /** Whether the caller may add an email to a record. */
  may_add: {
    ...staff,
    method: 'POST',
    path: '/internal/email-targets',
    body: DropTarget,
    reply: z.object({ id: z.string() }),
  },
  add: {
    ...staff,
    method: 'POST',
    path: '/internal/added-emails',
    body: z.strictObject({ to: DropTarget, email: IncomingEmail }),
    reply: received,
  },
  /** Where the bytes of an email lie, for whoever reads it. */
  files: {
    ...staff,
    method: 'GET',
    path: '/internal/tracked-emails/:id/files',
    reply: z.object({
      subject: z.string(),
      original: z.object({ key: z.string() }),
      attachments: z.array(EmailAttachment),
    }),
  },
})

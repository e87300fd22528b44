import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { MailConsent, SignInClient } from '#domain/mailbox/consent'
import { MailNotification } from '#domain/mailbox/notification'

/** The product itself calls these: the edge forwards nothing to them. */
const own = { who: 'public', can: [], because: 'No browser reaches it.', method: 'POST' } as const

const plan = z.object({
  user_id: z.string(),
  client: SignInClient,
  sealed_secret: z.string(),
})

/** What the edge asks of a firm's object while somebody connects their mailbox; no browser reaches these. */
export const mailboxSteps = endpointsOf({
  /** How the caller's mailbox is connected, from a first day on. */
  plan: {
    who: ['staff'],
    can: [],
    method: 'POST',
    path: '/internal/mailbox-plans',
    body: z.strictObject({ since: z.string(), consent: z.nullable(MailConsent) }),
    reply: plan,
  },
  /** Uses up what a browser brought back. */
  return: {
    ...own,
    path: '/internal/mailbox-returns',
    body: z.strictObject({ state_hash: z.string(), consent: z.nullable(MailConsent) }),
    reply: z.object({
      is_first: z.boolean(),
      client: z.nullable(SignInClient),
      sealed_secret: z.nullable(z.string()),
    }),
  },
  connect: {
    ...own,
    path: '/internal/connected-mailboxes',
    body: z.strictObject({
      user_id: z.string(),
      address: z.string(),
      since: z.string(),
      sealed_tokens: z.string(),
      /** Whether its person agreed to sending from it. */
      may_send: z.boolean(),
      imap: z.nullable(z.object({ consent: MailConsent, host: z.string(), port: z.int() })),
    }),
    reply: z.object({ outcome: z.enum(['connected', 'taken', 'refused']) }),
  },
  notify: {
    ...own,
    path: '/internal/mailbox-notifications',
    body: z.strictObject({ notifications: z.array(MailNotification) }),
    reply: z.object({ accepted: z.int() }),
  },
})

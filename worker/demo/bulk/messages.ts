import type { Message } from '#domain/communication/message'
import { type InboxItem, itemOf } from '#domain/inbox/item'
import type { FilingTarget, TrackedEmail } from '#domain/tracked-email/tracked-email'
import { type WhatsappThread, windowAfter } from '#domain/whatsapp/thread'
import { inboxItemsOf } from '#tenant/inbox/items'
import type { RequestContext } from '#tenant/runtime/context'
import { trackedEmailsOf } from '#tenant/tracked-email/tracked-emails'
import { threadsOf } from '#tenant/whatsapp/threads'
import { idAt } from '../ids.ts'
import { type Random, randomOf } from '../random.ts'
import type { BulkOutcome } from './outcome.ts'

/** The first so many are about one case, which so has as many in a firm of any size. */
const OF_ONE_CASE = 240
const MINUTE_MS = 60_000

type Made = {
  readonly nth: number
  readonly id: string
  readonly at: string
  readonly target: FilingTarget
}

const PRODUCT = { id: 'system', name: 'Deedbox' }

const filingAt = (target: FilingTarget, at: string) => ({
  ...target,
  rule: 'reference' as const,
  reason: 'The subject names its reference',
  by: PRODUCT,
  at,
})

const emailFrom = ({ nth, id, at, target }: Made, isFiled: boolean): TrackedEmail => ({
  id,
  version: 1,
  fingerprint: `bulk ${nth}`,
  message_id: `${nth}@brookes.test`,
  references: [],
  direction: 'in',
  source: 'mailbox',
  from: { name: 'Sunita Rao', address: `sunita${nth % 500}@brookes.test` },
  to: [{ name: '', address: 'cases@localhost' }],
  cc: [],
  reply_to: null,
  subject: `Replies to enquiries ${nth}`,
  text: 'Our client is away until Monday; we will revert on the four points.\n'.repeat(8),
  is_text_cut: false,
  has_html: false,
  has_remote_pictures: false,
  link_hosts: [],
  invitations: [],
  warnings: [],
  is_automatic: false,
  sent_at: at,
  received_at: at,
  at,
  original: { key: `bulk/${nth}`, sha256: '', bytes: 2000 },
  attachments: [],
  filing: isFiled ? filingAt(target, at) : null,
  suggestions: isFiled ? [] : [{ ...target, confidence: 30, reason: 'One of several' }],
})

const messageFrom = ({ id, at, target }: Made): Message => ({
  id,
  version: 1,
  created_at: at,
  channel: 'email',
  type: 'email.sent',
  to_name: 'Sunita Rao',
  to_address: 'sunita@brookes.test',
  from_name: 'Harcourt & Vale',
  subject: 'Where we are',
  body: 'All eleven enquiries are answered; seven are accepted.\n'.repeat(8),
  attachments: [],
  subject_kind: target.kind,
  subject_id: target.id,
  subject_ref: target.ref,
  status: 'sent',
  reason: null,
  attempts: 1,
  sent_at: at,
  audience: 'other_side',
  communication: null,
  not_before: null,
  thread: null,
})

const threadFrom = ({ nth, id, at, target }: Made): WhatsappThread => ({
  id,
  version: 1,
  phone: `+44770${String(nth).padStart(7, '0')}`,
  name: 'Margaret Ellison',
  contact_id: null,
  filing: target,
  assigned_to: null,
  status: nth % 2 === 0 ? 'open' : 'closed',
  window_open_until: windowAfter(at),
  opted_out_at: null,
  last_at: at,
  last_text: 'Any news on the date?',
  is_waiting: true,
})

const DONE_EVERY = 3

/** Half of what nobody filed is still open; the rest was done in its day. */
const inboxItemFrom = (email: TrackedEmail, nth: number): InboxItem => ({
  ...itemOf(email),
  closed: nth % DONE_EVERY === 0 ? null : { as: 'done', by: PRODUCT, at: email.at },
})

const insert = ({ store, messages }: RequestContext, made: Made) => {
  const { nth } = made
  const kind = nth < OF_ONE_CASE ? nth % 2 : nth % 10
  if (kind % 2 === 1) messages.insert(messageFrom(made))
  else if (kind === 8) threadsOf(store).insert(threadFrom(made))
  else {
    const email = trackedEmailsOf(store).insert(emailFrom(made, kind < 4))
    if (email.filing === null) inboxItemsOf(store).insert(inboxItemFrom(email, nth))
  }
}

const casesOf = ({ store }: RequestContext): FilingTarget[] =>
  store
    .rows<{ id: string; ref: string }>('SELECT id, ref FROM conveyance_keys ORDER BY ref LIMIT 200')
    .map((it) => ({ kind: 'conveyance', ...it }))

const madeAt = (now: string, nth: number, target: FilingTarget, random: Random): Made => {
  const at = new Date(Date.parse(now) - nth * MINUTE_MS).toISOString()
  return { nth, at, target, id: idAt(random, at) }
}

/** Adds messages for benchmarks, each older than the one before: emails, answers, what nobody filed, and chats. */
export const insertMessages = (
  context: RequestContext,
  { count }: { readonly count: number },
): BulkOutcome =>
  context.store.transaction(() => {
    const { store, tenant, now } = context
    const from =
      store.row<{ last: number }>(`SELECT last FROM numbers WHERE name = 'bulk-messages'`)?.last ??
      0
    const [first, ...others] = casesOf(context)
    for (let nth = from; first && nth < from + count; nth += 1) {
      const target = nth < OF_ONE_CASE ? first : (others[nth % others.length] ?? first)
      insert(context, madeAt(now, nth, target, randomOf(`${tenant} message ${nth}`)))
    }
    store.write(
      `INSERT INTO numbers (name, last) VALUES ('bulk-messages', ?)
       ON CONFLICT (name) DO UPDATE SET last = excluded.last`,
      from + count,
    )
    return { added: count, total: from + count }
  })

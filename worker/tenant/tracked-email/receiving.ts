import type { IncomingEmail } from '#domain/tracked-email/incoming'
import { type Match, matchOf } from '#domain/tracked-email/matching'
import type { Filing, FilingRule, TrackedEmail } from '#domain/tracked-email/tracked-email'
import { recordReply } from '#tenant/communication/replies'
import { putIntoInbox } from '#tenant/inbox/following-emails'
import type { RequestContext } from '#tenant/runtime/context'
import { recordArrival } from './mailbox.ts'
import { matchFactsOf, ownMessageOf } from './match-facts.ts'
import { isOwnAddress } from './own-people.ts'
import { applyReturned } from './returned.ts'
import { recordOn, type TargetKey, targetIn } from './targets.ts'
import { trackedEmailsOf } from './tracked-emails.ts'

export type Received = {
  /** Null for a message of the product's own that came back, which is stored already. */
  readonly id: string | null
  readonly is_new: boolean
}

/** Stores an email that arrived in the mailbox, once, and files it where that is certain; for the product itself. */
export const receiveEmail = (context: RequestContext, incoming: IncomingEmail): Received => {
  recordArrival(context)
  const before = storedAlready(context, incoming)
  if (before !== null) return before
  const direction = isOwnAddress(context, incoming.from.address) ? 'out' : 'in'
  const match = matchOf(matchFactsOf(context, incoming, direction))
  const email = insertEmail(context, {
    ...storedOf(context, incoming),
    direction,
    source: 'mailbox',
    at: context.now,
    filing: filingOf(context, match),
    suggestions: [...match.suggestions],
  })
  recordReceived(context, email)
  applyReturned(context, incoming.returned)
  return { id: email.id, is_new: true }
}

type FromMailbox = {
  readonly received_at: string
  /** Whether it was there before the mailbox was connected: nobody is told of it. */
  readonly is_import: boolean
}

/** Stores an email of somebody's own mailbox, once, and files or suggests it; for the product itself. */
export const receiveFromMailbox = (
  context: RequestContext,
  incoming: IncomingEmail,
  { received_at, is_import }: FromMailbox,
): Received => {
  const before = storedAlready(context, incoming)
  if (before !== null) return before
  const direction = isOwnAddress(context, incoming.from.address) ? 'out' : 'in'
  const match = matchOf(matchFactsOf(context, incoming, direction))
  const email = insertEmail(context, {
    ...storedOf(context, incoming),
    direction,
    source: 'mailbox',
    at: received_at < context.now ? received_at : context.now,
    filing: filingOf(context, match),
    suggestions: [...match.suggestions],
  })
  if (is_import && email.filing !== null)
    recordOn(context, targetIn(context, email.filing), { name: 'email.filed', email })
  else recordReceived(context, email)
  applyReturned(context, incoming.returned)
  return { id: email.id, is_new: true }
}

/** Files an email that somebody added from a file, once. Throws 404 for a record outside their scope. */
export const addEmail = (
  context: RequestContext,
  key: TargetKey,
  incoming: IncomingEmail,
): Received => {
  const view = targetIn(context, key)
  const before = storedAlready(context, incoming)
  if (before !== null) return before
  const email = insertEmail(context, {
    ...storedOf(context, incoming),
    direction: isOwnAddress(context, incoming.from.address) ? 'out' : 'in',
    source: 'file',
    at:
      incoming.sent_at !== null && incoming.sent_at < context.now ? incoming.sent_at : context.now,
    filing: {
      ...view.target,
      rule: 'manual',
      reason: 'Added from a file',
      by: context.by,
      at: context.now,
    },
    suggestions: [],
  })
  recordOn(context, view, { name: 'email.filed', email })
  return { id: email.id, is_new: true }
}

const insertEmail = (context: RequestContext, email: TrackedEmail): TrackedEmail => {
  if (email.direction === 'in')
    recordReply(context.store, email, (named) => ownMessageOf(context, named))
  return trackedEmailsOf(context.store).insert(email)
}

const storedAlready = (
  context: RequestContext,
  { fingerprint, message_id }: IncomingEmail,
): Received | null => {
  const before = trackedEmailsOf(context.store).byFingerprint(fingerprint)
  if (before !== null) return { id: before.id, is_new: false }
  const own = ownMessageOf(context, message_id)
  return own === null ? null : { id: null, is_new: false }
}

const storedOf = ({ newId, now }: RequestContext, incoming: IncomingEmail) => {
  const { delivered_to: _, returned: __, ...content } = incoming
  return { ...content, id: newId(), version: 1, received_at: now }
}

const filingOf = ({ by, now }: RequestContext, { filing }: Match): Filing | null =>
  filing && { ...filing.target, rule: filing.rule, reason: filing.reason, by, at: now }

const recordReceived = (context: RequestContext, email: TrackedEmail) => {
  if (email.filing !== null) return recordTracked(context, email, email.filing, email.filing.rule)
  putIntoInbox(context, email)
  const { id, version } = email
  context.recordEvents([
    {
      name: 'email.unmatched',
      subject: 'tracked-email',
      id,
      version,
      changed: ['filing'],
      detail: { email: id, from: senderOf(email), subject: email.subject },
    },
  ])
}

const recordTracked = (
  context: RequestContext,
  email: TrackedEmail,
  key: TargetKey,
  rule: FilingRule,
) => {
  const { of, users } = targetIn(context, key)
  const detail = { email: email.id, from: senderOf(email), subject: email.subject, rule }
  context.recordEvents([{ name: 'email.tracked', ...of, changed: ['correspondence'], detail }], {
    users,
  })
}

const senderOf = ({ from }: TrackedEmail) => from.name || from.address || 'nobody named'

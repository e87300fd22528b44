import { closeGap } from '#domain/mailbox/gaps'
import { isBehind, POLL_MS, pollMs } from '#domain/mailbox/health'
import { withFault } from '#domain/mailbox/sync'
import { delayAfter } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import { mailFoldersOf } from './folders.ts'
import { mailboxesOf } from './mailboxes.ts'
import type { MailSourceFault } from './source.ts'
import { mailboxSyncsOf } from './syncs.ts'
import { mailboxEvent, recordOnMailbox } from './watchers.ts'

const SOON_MS = 1_000
const REFUSED_MS = 60_000
/** One refusal may be an error of the provider's. */
const MOST_REFUSALS = 3

const later = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString()

const well = { fault: null, refusals: 0, throttled_until: null }

/** Notes that something is left to read. */
export const settleStep = ({ store, now }: RequestContext, id: string) =>
  store.transaction(() => {
    const syncs = mailboxSyncsOf(store)
    syncs.save({ ...syncs.get(id), ...well })
    syncs.setDue(id, later(now, SOON_MS))
  })

/** Notes that every folder was read to its end; whatever arrived meanwhile is read at once. */
export const settleRound = (context: RequestContext, id: string) =>
  context.store.transaction(() => {
    const { store, now } = context
    const syncs = mailboxSyncsOf(store)
    const before = syncs.get(id)
    const mailbox = mailboxesOf(store).get(id)
    const { event_at } = before
    const checked_at = mailFoldersOf(store, id).checkedAt() ?? now
    syncs.save({ ...closeGap(before, now), ...well, round_at: null, checked_at })
    const isHinted = event_at !== null && event_at >= checked_at
    syncs.setDue(id, later(now, isHinted ? SOON_MS : pollMs(mailbox)))
    if (isBehind(mailbox, before, now))
      recordOnMailbox(context, mailbox, mailboxEvent('mailbox.recovered', mailbox, {}))
  })

/** Notes what went wrong, and when to try again; after three refusals in a row somebody has to connect it again. */
export const settleFault = (context: RequestContext, id: string, fault: MailSourceFault) =>
  context.store.transaction(() => {
    const { store, now } = context
    const syncs = mailboxSyncsOf(store)
    const before = syncs.get(id)
    const refusals = fault.kind === 'refused' ? before.refusals + 1 : 0
    const due = dueAfter(fault, before.fault?.times ?? 0, now)
    syncs.save({
      ...before,
      refusals,
      fault: withFault(before.fault, fault.text, now),
      throttled_until: fault.kind === 'throttled' ? due : null,
    })
    if (refusals < MOST_REFUSALS) syncs.setDue(id, due)
    else stopReading(context, id, fault.text)
  })

const dueAfter = (fault: MailSourceFault, times: number, now: string) => {
  if (fault.kind === 'throttled') return later(now, fault.seconds * 1_000)
  if (fault.kind === 'refused') return later(now, REFUSED_MS)
  return later(now, Math.min(delayAfter(times + 1), POLL_MS))
}

const stopReading = (context: RequestContext, id: string, reason: string) => {
  const mailboxes = mailboxesOf(context.store)
  const before = mailboxes.get(id)
  mailboxSyncsOf(context.store).setDue(id, null)
  const mailbox = mailboxes.replace({ ...before, version: before.version + 1, state: 'reconnect' })
  recordOnMailbox(context, mailbox, mailboxEvent('mailbox.refused', mailbox, { reason }))
}

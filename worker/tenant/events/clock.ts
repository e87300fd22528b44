import { addDays } from '#domain/dates'
import type { EventName } from '#domain/events'
import { quoteCaseEvent } from '#domain/quote/case/change'
import { closesTomorrow } from '#domain/quote/case/expiry'
import { nextWorkingDay } from '#domain/working-days'
import { overdueBreaches } from '#tenant/breach/overdue'
import type { CallBackRow } from '#tenant/call/call-backs'
import { comingCalls, nextComing } from '#tenant/call/coming'
import { overdueComplaints } from '#tenant/complaint/overdue'
import { emitCaseDates } from '#tenant/conveyance/clock/emitting'
import type { Parts } from '#tenant/core/parts'
import { orFailAside } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { dataRequestsDue, overdueDataRequests } from '#tenant/data-request/clock'
import { delegatesPastTheirDay } from '#tenant/delegate/ending'
import { questionReminders } from '#tenant/enquiry/question/reminding'
import { fundsReminders } from '#tenant/funds/reminding'
import { identityReminders } from '#tenant/identity/reminding'
import { inboxItemsOf } from '#tenant/inbox/items'
import { wakingEmails } from '#tenant/inbox/waking'
import { nextUnanswered, unansweredLeads } from '#tenant/lead/unanswered'
import { mailboxesBehind } from '#tenant/mailbox/behind'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import { reconciliationDueSoon, reconciliationOverdue } from '#tenant/reconciliation/due'
import { unknownMoneyOut } from '#tenant/reconciliation/reminding'
import { requisitionsDue } from '#tenant/requisition/due'
import { overdueRequisitions } from '#tenant/requisition/overdue'
import type { RequestContext } from '#tenant/runtime/context'
import { stalePacks } from '#tenant/sale-ready-pack/staleness'
import { signatureRemindersOf } from '#tenant/signature/reminders'
import { remindByItself } from '#tenant/signature/reminding'
import { undertakingsDue } from '#tenant/undertaking/due'
import { overdueUndertakings } from '#tenant/undertaking/overdue'
import { earliest } from './outbox.ts'

/** An event that is due; each key is emitted once. */
type Due = {
  readonly key: string
  readonly record: { readonly table: string; readonly id: string }
  readonly emit: () => void
}

type TimedEvent = {
  readonly name: EventName
  /** Returns everything due by `context.now`, emitted before or not. */
  readonly due: (context: RequestContext) => readonly Due[]
}

const emitCallBack = (context: RequestContext, row: CallBackRow) => {
  const { kind, id } = row
  const it = kind === 'lead' ? context.leads.get(id) : context.quoteCases.get(id)
  const { version, number, owner } = it
  const event = {
    subject: kind,
    id,
    version,
    changed: ['next_action'],
    detail: { number },
  } as const
  context.recordEvents([{ ...event, name: 'callback.due' }], { users: owner ? [owner.id] : [] })
  context.callBacks.delete(row)
}

const emitExpiring = ({ quoteCases, today }: RequestContext, id: string) => {
  const quoteCase = quoteCases.get(id)
  if (closesTomorrow(quoteCase, today))
    quoteCases.record(quoteCase, [quoteCaseEvent('quotecase.dying', quoteCase, ['dead_on'], {})])
}

const quotesEndingOn = ({ store }: RequestContext, day: string) =>
  store.rows<{ id: string }>('SELECT id FROM quote_case_keys WHERE dead_on = ?', day)

const timedEvents: readonly TimedEvent[] = [
  { name: 'identity.reminded', due: identityReminders },
  { name: 'funds.reminded', due: fundsReminders },
  { name: 'client-question.reminded', due: questionReminders },
  { name: 'lead.unanswered', due: unansweredLeads },
  { name: 'callback.soon', due: comingCalls },
  { name: 'pack.stale', due: stalePacks },
  { name: 'undertaking.due', due: undertakingsDue },
  { name: 'undertaking.overdue', due: overdueUndertakings },
  { name: 'complaint.overdue', due: overdueComplaints },
  { name: 'data-request.due', due: dataRequestsDue },
  { name: 'data-request.overdue', due: overdueDataRequests },
  { name: 'breach.overdue', due: overdueBreaches },
  { name: 'delegate.ended', due: delegatesPastTheirDay },
  { name: 'requisition.due', due: requisitionsDue },
  { name: 'requisition.overdue', due: overdueRequisitions },
  { name: 'bank-line.still-unknown', due: unknownMoneyOut },
  { name: 'reconciliation.due-soon', due: reconciliationDueSoon },
  { name: 'reconciliation.overdue', due: reconciliationOverdue },
  { name: 'inbox.woken', due: wakingEmails },
  { name: 'mailbox.behind', due: mailboxesBehind },
  {
    name: 'callback.due',
    due: (context) =>
      context.callBacks.due(context.now).map((row) => ({
        key: `${row.kind} ${row.id} ${row.at}`,
        record: { table: row.kind === 'lead' ? 'leads' : 'quote_cases', id: row.id },
        emit: () => emitCallBack(context, row),
      })),
  },
  {
    name: 'signature.reminded',
    due: (context) =>
      signatureRemindersOf(context.store)
        .due(context.now)
        .map((row) => ({
          key: `${row.request_id} ${row.stage}`,
          record: { table: 'signature_requests', id: row.request_id },
          emit: () => remindByItself(context, row),
        })),
  },
  {
    name: 'quotecase.dying',
    due: (context) => {
      const day = nextWorkingDay(context.today)
      return quotesEndingOn(context, day).map(({ id }) => ({
        key: `${id} ${day}`,
        record: { table: 'quote_cases', id },
        emit: () => emitExpiring(context, id),
      }))
    },
  },
]

const isEmitted = (store: Store, name: EventName, key: string) =>
  store.row('SELECT key FROM timed_events WHERE name = ? AND key = ?', name, key) !== null

const emitOnce = ({ store, now }: RequestContext, name: EventName, { key, emit }: Due) =>
  store.transaction(() => {
    if (isEmitted(store, name, key)) return
    emit()
    store.write('INSERT INTO timed_events (name, key, at) VALUES (?, ?, ?)', name, key, now)
  })

/**
 * The timed events of a firm, each emitted once however often the alarm rings. A record that cannot be read is set
 * aside and stops no other; its event is tried again whenever the alarm rings.
 */
export const timedEventsOf = ({
  callBacks,
  caseClock,
  store,
}: Pick<Parts, 'callBacks' | 'caseClock' | 'store'>) => {
  const reminders = signatureRemindersOf(store)
  const inbox = inboxItemsOf(store)
  const mailboxSyncs = mailboxSyncsOf(store)
  let triedUntil = ''
  return {
    /** `context`: the product's own. */
    emitDue: (context: RequestContext) => {
      for (const { name, due } of timedEvents)
        for (const event of due(context))
          orFailAside(context.store, event.record, () => emitOnce(context, name, event))
      emitCaseDates(context)
      triedUntil = context.now
    },
    /** When the alarm must ring for an event that has not been tried; null if there is none. */
    nextDue: () =>
      earliest(
        callBacks.nextAfter(triedUntil),
        caseClock.nextDue(),
        reminders.nextAfter(triedUntil),
        inbox.nextAfter(triedUntil),
        mailboxSyncs.nextBehind(triedUntil),
        nextComing(callBacks, triedUntil),
        nextUnanswered({ store }, triedUntil),
      ),
  }
}

const STORED_DAYS = 400

/** Deletes the keys of timed events that cannot be due again. */
export const pruneTimedEvents = ({ store, today }: RequestContext) =>
  store.write('DELETE FROM timed_events WHERE at < ?', addDays(today, -STORED_DAYS))

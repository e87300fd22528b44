import type { EventName } from '#domain/events'

/** 'client/email': a message; 'line': the client’s history in the portal; 'notice': the bell of the people concerned. */
type Way =
  | 'line'
  | 'notice'
  | `${'client' | 'agent' | 'broker' | 'other_side' | 'internal'}/${string}`

type Fired = {
  readonly type: EventName
  readonly ways: readonly Way[]
  /** The journey or the file of tests in which the event really sends. */
  readonly by: string
}

export type DefaultRow = { readonly key: string; readonly fires: readonly Fired[] }

const to: Way = 'client/email'
const sms: Way = 'client/sms'
const agent: Way = 'agent/email'
const broker: Way = 'broker/email'
const other: Way = 'other_side/email'
const internal: Way = 'internal/internal'

const SALE = 'sale.txt'
const PURCHASE = 'purchase.txt'
const BY_TIME = 'tests/worker/tenant/communication/rows/by-time.test.ts'
const BY_ACTS = 'tests/worker/tenant/communication/rows/by-acts.test.ts'
const BROKERS = 'tests/worker/tenant/communication/rows/by-broker.test.ts'
const CLOCK = 'tests/worker/tenant/events/clock.test.ts'
const SIGNING = 'tests/worker/tenant/signature/signing.test.ts'
const resource = (path: string) => `tests/worker/resources/${path}.test.ts`

const fired = (by: string, type: EventName, ...ways: readonly Way[]): Fired => ({ type, ways, by })

const row = (key: string, ...fires: readonly Fired[]): DefaultRow => ({ key, fires })

/** The rows of the default matrix: the events that send each, by which ways, and where a test sends it. */
export const defaultRows: readonly DefaultRow[] = [
  row('lead.acknowledged', fired(BY_ACTS, 'lead.created', to)),
  row('lead.unanswered_15m', fired(BY_TIME, 'lead.unanswered', 'notice')),
  row('quote.sent', fired(BY_ACTS, 'quote.sent', to, 'client/whatsapp', sms)),
  row('quote.viewed', fired(BY_ACTS, 'quote.viewed', internal)),
  row('quote.reminder_d2/d5/d9', fired(BY_TIME, 'quotecase.reminded', to, sms)),
  row('quote.dying_tomorrow', fired(CLOCK, 'quotecase.dying', to, 'notice')),
  row('quote.dead_goodbye', fired(BY_TIME, 'quotecase.died', to)),
  row(
    'quote.accepted',
    fired(BY_ACTS, 'quote.accepted', to, internal),
    fired(BROKERS, 'quote.accepted', broker),
  ),
  row('callback.reminder', fired(BY_TIME, 'callback.soon', sms)),
  row(
    'pack.invited/item_missing/ready/stale',
    fired(resource('sale-ready-pack/packs'), 'pack.invited', to),
    fired(resource('sale-ready-pack/packs'), 'pack.item-missing', to),
    fired(resource('sale-ready-pack/packs'), 'pack.ready', internal),
    fired(resource('sale-ready-pack/packs'), 'pack.stale', to, internal),
  ),
  row(
    'memo.received/incomplete',
    fired('tests/worker/edge/document/memo.test.ts', 'sale-memo.received', agent, internal),
    fired(resource('sale-memo/sale-memos'), 'sale-memo.incomplete', agent),
    fired(resource('sale-memo/sale-memos'), 'sale-memo.confirmed', to, agent, internal),
  ),
  row(
    'case.opened',
    fired(SALE, 'conveyance.opened', to, agent, other, internal, 'line'),
    fired(BROKERS, 'title.broker-named', broker),
  ),
  row(
    'id.requested/reminder/passed',
    fired(BY_TIME, 'identity.asked', to),
    fired(BY_TIME, 'identity.reminded', to),
    fired(BY_ACTS, 'identity.passed', to, 'notice'),
  ),
  row(
    'funds_evidence.requested/reminder',
    fired(BY_TIME, 'funds.asked', to),
    fired(BY_TIME, 'funds.reminded', to),
  ),
  row(
    'payment.requested/reminder/received',
    fired(resource('payment-request/requests'), 'payment-request.asked', to, sms, 'line'),
    fired(resource('payment-request/requests'), 'payment-request.reminded', to),
    fired(BY_ACTS, 'payment-request.paid', to, 'line', 'notice'),
  ),
  row(
    'forms.sent/reminder/returned',
    fired(SALE, 'progress.forms-sent', to, 'line'),
    fired(BY_TIME, 'conveyance.forms-outstanding', to, 'notice'),
    fired(SALE, 'progress.forms-returned', to, 'line', 'notice'),
  ),
  row('pack.sent_to_other_side', fired(SALE, 'progress.pack-sent', to, agent, other, 'line')),
  row(
    'pack.received',
    fired(PURCHASE, 'progress.pack-received', to, agent, 'line', 'notice'),
    fired(BROKERS, 'progress.pack-received', broker),
  ),
  row(
    'searches.ordered/back/adverse',
    fired(BY_ACTS, 'order.added', to),
    fired(PURCHASE, 'progress.searches-back', to, agent, 'line'),
    fired(BY_ACTS, 'order.delivered', internal),
  ),
  row('ae.raised', fired(PURCHASE, 'progress.enquiries-raised', 'line')),
  row(
    'ae.client_questions/reminder',
    fired(BY_TIME, 'client-question.asked', to, 'line'),
    fired(BY_TIME, 'client-question.reminded', to, 'line'),
  ),
  row('ae.replies_sent', fired(SALE, 'progress.replies-sent', 'line')),
  row(
    'ae.all_accepted',
    fired(SALE, 'progress.enquiries-accepted', to, agent, 'line', 'notice'),
    fired(BROKERS, 'progress.enquiries-accepted', broker),
  ),
  row(
    'mortgage.offer_received/expiring_21d',
    fired(PURCHASE, 'progress.offer-received', to, 'line', 'notice'),
    fired(BY_TIME, 'conveyance.key-date-approaching', to, 'notice'),
    fired(BROKERS, 'progress.offer-received', broker),
    fired(BROKERS, 'conveyance.key-date-approaching', broker),
  ),
  row('report.ready', fired(PURCHASE, 'progress.report-ready', to, 'line')),
  row(
    'sign.requested/reminder/done',
    fired(SIGNING, 'signature.requested', to, 'line'),
    fired('tests/worker/tenant/signature/reminding.test.ts', 'signature.reminded', to),
    fired(SIGNING, 'signature.completed', to, 'line', 'notice'),
  ),
  row(
    'exchange.ready/date_proposed',
    fired(SALE, 'conveyance.status-changed', to, sms, agent, 'notice'),
    fired(SALE, 'progress.date-proposed', to, agent, 'line'),
    fired(BROKERS, 'conveyance.status-changed', broker),
    fired(BROKERS, 'progress.date-proposed', broker),
  ),
  row(
    'exchange.done',
    fired(SALE, 'conveyance.exchanged', to, sms, agent, other, internal, 'line', 'notice'),
    fired(BROKERS, 'conveyance.exchanged', broker),
  ),
  row('completion.statement', fired(SALE, 'progress.statement-ready', to, 'line')),
  row(
    'balance.requested/received',
    fired(resource('payment-request/requests'), 'payment-request.asked', to, sms),
    fired(PURCHASE, 'progress.balance-received', to, 'line', 'notice'),
  ),
  row(
    'completion.today_checklist',
    fired(SALE, 'conveyance.completion-today', sms, agent, other, 'line', 'notice'),
  ),
  row(
    'completion.done',
    fired(SALE, 'conveyance.completed', to, sms, agent, other, internal, 'line', 'notice'),
    fired(BROKERS, 'conveyance.completed', broker),
  ),
  row(
    'redemption.sent/discharge.received',
    fired(SALE, 'progress.mortgage-redeemed', other, 'line', 'notice'),
    fired(SALE, 'progress.discharge-received', other, 'line', 'notice'),
  ),
  row(
    'sdlt.filed/ap1.lodged/registration.done',
    fired(PURCHASE, 'progress.tax-filed', to, 'line'),
    fired(PURCHASE, 'progress.registration-lodged', to, 'line'),
    fired(PURCHASE, 'progress.registered', to, 'line', 'notice'),
    fired(BROKERS, 'progress.tax-filed', broker),
    fired(BROKERS, 'progress.registration-lodged', broker),
    fired(BROKERS, 'progress.registered', broker),
  ),
  row(
    'requisition.received/due_1d',
    fired(BY_TIME, 'requisition.received', 'notice'),
    fired(BY_TIME, 'requisition.due', 'notice'),
  ),
  row(
    'undertaking.due/overdue',
    fired(BY_TIME, 'undertaking.due', 'notice'),
    fired(BY_TIME, 'undertaking.overdue', 'notice'),
  ),
  row('no_contact_7d', fired(BY_TIME, 'conveyance.quiet', to, agent, 'notice')),
  row(
    'case.on_hold/resumed/aborted',
    fired(BY_ACTS, 'conveyance.held', to, agent, other, 'notice'),
    fired(BY_ACTS, 'conveyance.resumed', to, agent, other, 'notice'),
    fired(resource('stopping'), 'conveyance.aborted', to, agent, other, 'notice'),
    fired(BROKERS, 'conveyance.held', broker),
    fired(BROKERS, 'conveyance.resumed', broker),
    fired(BROKERS, 'conveyance.aborted', broker),
  ),
  row(
    'bankdetails.changed',
    fired(resource('ledger/payees'), 'payee.details-asked', to, sms, agent, other, 'notice'),
  ),
  row(
    'complaint.logged',
    fired(resource('complaint/complaints'), 'complaint.logged', to, 'notice'),
  ),
  row('review.invited', fired(SALE, 'conveyance.feedback-due', to)),
  row(
    'mailbox.degraded/automation.failed',
    fired('tests/worker/tenant/webhook/calls.test.ts', 'automation.failed', internal),
  ),
]

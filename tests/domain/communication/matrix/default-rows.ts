type Fired = { readonly key: string; readonly type: string; readonly cells: readonly string[] }
type Waiting = { readonly key: string; readonly waits_for: string }

const client = 'client/email'
const internal = 'internal/internal'
const everybody = [client, 'agent/email', 'other_side/email']

const waiting = (waits_for: string, ...keys: readonly string[]): readonly Waiting[] =>
  keys.map((key) => ({ key, waits_for }))

/** The rows of the default matrix: the event that sends each, or the noun whose events it waits for. */
export const defaultRows: readonly (Fired | Waiting)[] = [
  { key: 'quote.sent', type: 'quote.sent', cells: [client, 'client/whatsapp'] },
  { key: 'quote.viewed', type: 'quote.viewed', cells: [internal] },
  { key: 'quote.dying_tomorrow', type: 'quotecase.dying', cells: [client] },
  { key: 'quote.dead_goodbye', type: 'quotecase.died', cells: [client] },
  { key: 'quote.accepted', type: 'quote.accepted', cells: [client, internal] },
  { key: 'case.opened', type: 'conveyance.opened', cells: [client, internal] },
  { key: 'exchange.done', type: 'conveyance.exchanged', cells: [client, internal] },
  { key: 'completion.done', type: 'conveyance.completed', cells: [client, internal] },
  { key: 'case.on_hold', type: 'conveyance.held', cells: everybody },
  { key: 'case.resumed', type: 'conveyance.resumed', cells: everybody },
  { key: 'case.aborted', type: 'conveyance.aborted', cells: everybody },
  { key: 'sign.requested', type: 'signature.requested', cells: [client] },
  { key: 'sign.reminder', type: 'signature.reminded', cells: [client] },
  { key: 'automation.failed', type: 'automation.failed', cells: [internal] },
  ...waiting('lead', 'lead.acknowledged', 'lead.unanswered_15m', 'callback.reminder'),
  ...waiting('quote follow-up', 'quote.reminder_d2/d5/d9', 'review.invited'),
  ...waiting('pack', 'pack.invited/item_missing/ready/stale', 'pack.sent_to_other_side'),
  ...waiting('pack', 'pack.received'),
  ...waiting('memo', 'memo.received/incomplete'),
  ...waiting('compliance', 'id.requested/reminder/passed', 'funds_evidence.requested/reminder'),
  ...waiting('payment', 'payment.requested/reminder/received', 'balance.requested/received'),
  ...waiting('payment', 'completion.statement', 'bankdetails.changed'),
  ...waiting('document', 'forms.sent/reminder/returned', 'report.ready', 'sign.done'),
  ...waiting('order', 'searches.ordered/back/adverse', 'mortgage.offer_received/expiring_21d'),
  ...waiting('enquiry', 'ae.raised', 'ae.client_questions/reminder', 'ae.replies_sent'),
  ...waiting('enquiry', 'ae.all_accepted'),
  ...waiting('completion day', 'exchange.ready/date_proposed', 'completion.today_checklist'),
  ...waiting('completion day', 'redemption.sent/discharge.received'),
  ...waiting('registration', 'sdlt.filed/ap1.lodged/registration.done'),
  ...waiting('requisition', 'requisition.received/due_1d'),
  ...waiting('compliance', 'undertaking.due/overdue', 'complaint.logged'),
  ...waiting('case clock', 'no_contact_7d'),
  ...waiting('mailbox', 'mailbox.degraded'),
]

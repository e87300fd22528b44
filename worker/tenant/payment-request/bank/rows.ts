import type { BankPaymentEvent } from '#domain/payment-request/bank/event'
import { parseDocument } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { bankPaymentEventDocument } from '../document.ts'

type EventRow = { id: string; shape: number; doc: string }
type PaymentRow = { payment: string; request: string; reference: string }

/** Which request each payment at a client's bank is for, and which of them wait for their money. */
export const bankPaymentRows = (store: Store) => ({
  insert: ({ payment, request, reference }: PaymentRow) =>
    store.write(
      'INSERT INTO bank_payments (payment, request, reference) VALUES (?, ?, ?)',
      payment,
      request,
      reference,
    ),
  hasReference: (reference: string) =>
    store.row('SELECT payment FROM bank_payments WHERE reference = ?', reference) !== null,
  /** The request of a payment; null for one that we did not begin. */
  requestOf: (payment: string): string | null =>
    store.row<{ request: string }>('SELECT request FROM bank_payments WHERE payment = ?', payment)
      ?.request ?? null,
  /** Those whose money has not arrived. */
  waiting: (): PaymentRow[] =>
    store.rows<PaymentRow>(
      'SELECT payment, request, reference FROM bank_payments WHERE receipt IS NULL ORDER BY rowid',
    ),
  settle: (payment: string, receipt: string) =>
    store.write('UPDATE bank_payments SET receipt = ? WHERE payment = ?', receipt, payment),
})

type EventState = 'applied' | 'parked' | 'ignored'

/** What the provider of bank payments sent, in the order of arrival: each event once. */
export const bankEventRows = (store: Store) => ({
  has: (id: string) => store.row('SELECT id FROM bank_payment_events WHERE id = ?', id) !== null,
  insert: (event: BankPaymentEvent, state: EventState, at: string) =>
    store.write(
      `INSERT INTO bank_payment_events (id, payment, state, at, shape, doc) VALUES (?, ?, ?, ?, ?, ?)`,
      event.id,
      event.payment,
      state,
      at,
      bankPaymentEventDocument.shape,
      JSON.stringify(event),
    ),
  /** The events that came before their payment was filed, in the order of arrival. */
  parked: (payment: string): BankPaymentEvent[] =>
    store
      .rows<EventRow>(
        `SELECT id, shape, doc FROM bank_payment_events WHERE payment = ? AND state = 'parked' ORDER BY seq`,
        payment,
      )
      .map((row) => parseDocument(bankPaymentEventDocument, row)),
  apply: (id: string) =>
    store.write(`UPDATE bank_payment_events SET state = 'applied' WHERE id = ?`, id),
})

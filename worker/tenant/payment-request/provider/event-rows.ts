import type { ProviderEvent } from '#domain/payment-request/provider/event'
import { parseDocument } from '#tenant/core/document'
import type { Store } from '#tenant/core/store'
import { paymentEventDocument } from '../document.ts'

export type EventState = 'applied' | 'parked' | 'ignored' | 'refused'

type Row = { id: string; shape: number; doc: string }
type Kept = { readonly state: EventState; readonly reason?: string | null; readonly at: string }

/** What the card provider sent, in the order of arrival: each event once. */
export const eventRowsOf = (store: Store) => ({
  has: (id: string) => store.row('SELECT id FROM payment_events WHERE id = ?', id) !== null,
  insert: (event: ProviderEvent, { state, reason = null, at }: Kept) =>
    store.write(
      `INSERT INTO payment_events (id, payment, request, state, reason, at, shape, doc)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      event.id,
      event.payment,
      event.request,
      state,
      reason,
      at,
      paymentEventDocument.shape,
      JSON.stringify(event),
    ),
  /** The request that a payment was made for; null while that is not known. */
  requestOf: (payment: string): string | null =>
    store.row<{ request: string }>(
      `SELECT request FROM payment_events WHERE payment = ? AND request IS NOT NULL ORDER BY seq`,
      payment,
    )?.request ?? null,
  /** The events of a payment that wait for it, in the order of arrival. */
  parked: (payment: string): ProviderEvent[] =>
    store
      .rows<Row>(
        `SELECT id, shape, doc FROM payment_events WHERE payment = ? AND state = 'parked' ORDER BY seq`,
        payment,
      )
      .map((row) => parseDocument(paymentEventDocument, row)),
  settle: (id: string, { state, reason = null }: Pick<Kept, 'state' | 'reason'>) =>
    store.write('UPDATE payment_events SET state = ?, reason = ? WHERE id = ?', state, reason, id),
})

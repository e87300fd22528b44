import type { Held } from '#domain/payment-request/provider/booking'
import type { ProviderEvent } from '#domain/payment-request/provider/event'
import { received } from '#domain/payment-request/provider/receiving'
import type { PaymentRequest } from '#domain/payment-request/request'
import { posted } from '../../ledger/support/books.ts'

const stamp = { by: { id: 'u1', name: 'A Cashier' }, at: '2026-11-02T09:00:00.000Z' }

export const aRequest = (given: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'q1',
  version: 1,
  conveyance_id: 'A',
  purpose: 'fees',
  narrative: 'Our bill',
  bill: 'B1',
  amount: 600_00,
  due_on: '2026-11-10',
  expires_on: null,
  payer: { contact_id: 'c1', name: 'M Ellison', relationship: null },
  asked: stamp,
  reminded: null,
  cancelled: null,
  receipts: [],
  refunds: [],
  checkouts: [],
  bank_payments: [],
  failures: [],
  ...given,
})

/** A request for a bill of £600.00 that was delivered. */
export const aHeld = (given: Partial<PaymentRequest> = {}): Held => ({
  request: aRequest(given),
  // The provider’s account is the firm’s own by the secret that signs its events.
  books: posted([{ act: 'bill', bill: 'B1', fees: 500_00 }], { providerAccount: undefined }).books,
  next: 2,
  receiptNumber: 'R1',
  today: '2026-11-02',
})

export const anEvent = (
  given: Partial<ProviderEvent> & Pick<ProviderEvent, 'id' | 'type'>,
): ProviderEvent => ({
  payment: 'p1',
  request: 'q1',
  checkout: null,
  refund: null,
  provider_refund: null,
  amount: 600_00,
  fee: 0,
  reason: null,
  at: '2026-11-02T10:00:00.000Z',
  is_test: false,
  ...given,
})

/** Receives events as the firm’s object does: each once by its id, and those that wait once their payment has come. */
export const receivedAll = (events: readonly ProviderEvent[], start: Held = aHeld()) => {
  const seen = new Set<string>()
  const parked: ProviderEvent[] = []
  const reasons: string[] = []
  let held = start
  const take = (event: ProviderEvent) => {
    const receiptNumber = `R${held.request.receipts.length + 1}`
    const outcome = received({ ...held, receiptNumber }, event)
    held = outcome.held
    if (outcome.is === 'parked') parked.push(event)
    if (outcome.reason !== null) reasons.push(outcome.reason)
  }
  for (const event of events) {
    if (seen.has(event.id)) continue
    seen.add(event.id)
    take(event)
    if (event.type === 'succeeded') for (const one of parked.splice(0)) take(one)
  }
  return { held, reasons, parked }
}

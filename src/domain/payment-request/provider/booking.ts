import type { DateOnly } from '#domain/dates'
import type { LedgerAct } from '#domain/ledger/act'
import type { Books } from '#domain/ledger/books'
import { reasonTexts } from '#domain/ledger/labels'
import { postAct } from '#domain/ledger/post'
import type { LedgerReason } from '#domain/ledger/reason'
import type { PaymentRequest, Receipt } from '../request.ts'
import type { ProviderEvent } from './event.ts'

/** What is held of a payment when an event about it arrives. */
export type Held = {
  readonly request: PaymentRequest
  readonly books: Books
  /** The number of the next posting of the firm. */
  readonly next: number
  /** 'R3', for the next receipt of the case. */
  readonly receiptNumber: string
  readonly today: DateOnly
}

type Posted = {
  readonly held: Held
  readonly posting: number | null
  readonly reason: LedgerReason | null
}

/** Posts what a provider did; the books refuse it or have one more posting. */
const post = (held: Held, content: Partial<LedgerAct>): Posted => {
  const act: LedgerAct = {
    n: held.next,
    act: 'webhook',
    case: held.request.conveyance_id,
    date: held.today,
    signature: 'valid',
    ageSeconds: 0,
    by: 'provider',
    ...content,
  }
  const { outcome, refused, books } = postAct(held.books, act)
  if (outcome !== 'posted') return { held, posting: null, reason: refused[0]?.reason ?? null }
  return { held: { ...held, books, next: held.next + 1 }, posting: held.next, reason: null }
}

/** Posts a receipt; the books may refuse it. */
export const bookedReceipt = (held: Held, receipt: Receipt): Posted =>
  post(held, {
    type: 'succeeded',
    event: `succeeded ${receipt.payment}`,
    amount: receipt.amount,
    payment: receipt.payment ?? '',
  })

/** A receipt with its posting, or with why the books refuse it. */
export const withBooking = (receipt: Receipt, { posting, reason }: Posted): Receipt => ({
  ...receipt,
  posting,
  obstacle: reason === null ? null : reasonTexts[reason],
})

/** A receipt that the books never took goes back without a posting. */
export const bookedRefund = (held: Held, receipt: Receipt, event: ProviderEvent): Posted =>
  receipt.posting === null
    ? { held, posting: null, reason: null }
    : post(held, {
        type: event.type,
        event: `${event.type} ${event.provider_refund}`,
        amount: event.amount,
        payment: receipt.payment ?? '',
        ...(event.fee > 0 ? { fee: event.fee } : {}),
      })

import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Held } from '#domain/payment-request/provider/booking'
import type { ProviderEvent } from '#domain/payment-request/provider/event'
import { received } from '#domain/payment-request/provider/receiving'
import type { PaymentRequest } from '#domain/payment-request/request'
import { caseBooksOf } from '#tenant/ledger/case-books'
import { postToBooks } from '#tenant/ledger/posting'
import { postingsOf } from '#tenant/ledger/postings'
import type { RequestContext } from '#tenant/runtime/context'
import { findRequest, nextReceiptNumber, requestsOf } from '../records.ts'
import { eventRowsOf } from './event-rows.ts'
import { recordChange, recordRefused } from './saying.ts'

/** Stores an event of the card provider with all that follows from it, in one transaction and once. */
export const receiveProviderEvent = (context: RequestContext, event: ProviderEvent) => {
  const rows = eventRowsOf(context.store)
  const at = context.now
  if (rows.has(event.id)) return
  if (event.type === 'other')
    return void rows.insert(event, { state: 'ignored', reason: event.reason, at })
  if (event.type === 'payout') {
    postPayout(context, event)
    return void rows.insert(event, { state: 'applied', at })
  }
  const found = requestFor(context, event)
  if (found === null) return void rows.insert(event, { state: 'parked', at })
  rows.insert({ ...event, request: found.id }, { ...follow(context, found, event), at })
  if (event.type === 'succeeded') followParked(context, found.id, event.payment ?? '')
}

const requestFor = (context: RequestContext, { request, payment }: ProviderEvent) => {
  const named = request === null ? null : findRequest(context, request)
  const known = payment === null ? null : eventRowsOf(context.store).requestOf(payment)
  return named ?? (known === null ? null : findRequest(context, known))
}

const followParked = (context: RequestContext, id: string, payment: string) => {
  const rows = eventRowsOf(context.store)
  for (const event of rows.parked(payment)) {
    const request = findRequest(context, id)
    if (request !== null) rows.settle(event.id, follow(context, request, event))
  }
}

/** What an event about a request leaves: the request, its postings and what is said of them. */
const follow = (context: RequestContext, request: PaymentRequest, event: ProviderEvent) => {
  const conveyance = context.conveyances.get(request.conveyance_id)
  const held = heldOf(context, conveyance, request)
  const outcome = received(held, event)
  if (outcome.is === 'applied') save(context, conveyance, held, outcome.held)
  if (outcome.is === 'refused') recordRefused(context, conveyance, request, event, outcome)
  return {
    state: outcome.is === 'replayed' ? ('applied' as const) : outcome.is,
    reason: outcome.reason,
  }
}

const heldOf = (
  context: RequestContext,
  conveyance: Conveyance,
  request: PaymentRequest,
): Held => ({
  request,
  books: caseBooksOf(context, [{ conveyance }]).books,
  next: postingsOf(context.store).next(),
  receiptNumber: nextReceiptNumber(context, conveyance.id),
  today: context.today,
})

const save = (context: RequestContext, conveyance: Conveyance, before: Held, after: Held) => {
  const rows = postingsOf(context.store)
  const isTest = after.request.receipts.some(({ is_test }) => is_test)
  for (const posting of after.books.postings.slice(before.books.postings.length))
    rows.insert(posting, {
      narrative: `${after.request.narrative}${isTest ? ' (test, no money moved)' : ''}`,
      other_party: after.request.payer.name,
      by: { id: context.by.id, name: context.by.name },
      approved_by: null,
      at: context.now,
    })
  const { version } = before.request
  const request = requestsOf(context).replace({ ...after.request, version: version + 1 })
  recordChange(context, conveyance, before.request, request)
}

/** Money that the provider paid to the office account. */
const postPayout = (context: RequestContext, { amount, id }: ProviderEvent) => {
  const posting = postToBooks(
    context,
    caseBooksOf(context, []).books,
    { act: 'webhook', type: 'payout', event: id, amount, signature: 'valid', ageSeconds: 0 },
    { narrative: 'Card payments paid out', other_party: 'Card provider' },
  )
  const detail = { amount, posting: posting.n }
  context.recordEvents([
    {
      name: 'payment-request.paid-out',
      subject: 'firm',
      id: context.tenant,
      version: 1,
      changed: ['bank'],
      detail,
    },
  ])
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Held } from '#domain/payment-request/provider/booking'
import type { ProviderEvent } from '#domain/payment-request/provider/event'
import { leftOf, paidIn, refundedOf, requestState } from '#domain/payment-request/state'
import { aHeld, anEvent, receivedAll } from './support/held.ts'

const SHUFFLES = 5_000

/** What must not depend on the order of events: sums, what is booked, and the books. */
const endOf = ({ request, books }: Held) => ({
  state: requestState(request, '2026-11-02'),
  paid: paidIn(request),
  refunded: refundedOf(request),
  left: leftOf(request),
  receipts: request.receipts
    .map(({ payment, amount, posting }) => ({ payment, amount, isBooked: posting !== null }))
    .toSorted((a, b) => String(a.payment).localeCompare(String(b.payment))),
  refunds: request.refunds
    .map(({ provider_id, amount, status }) => ({ provider_id, amount, status }))
    .toSorted((a, b) => String(a.provider_id).localeCompare(String(b.provider_id))),
  failures: request.failures.map(({ id }) => id).toSorted(),
  balances: Object.fromEntries(Object.entries(books.balances).filter(([, it]) => it !== 0)),
})

const paid = (payment: string, amount: number) =>
  anEvent({ id: `paid ${payment}`, type: 'succeeded', payment, amount })
const again = (payment: string, amount: number) =>
  anEvent({ id: `also paid ${payment}`, type: 'succeeded', payment, amount })
const declined = (payment: string) =>
  anEvent({ id: `declined ${payment}`, type: 'failed', payment, reason: 'Declined' })
const refunded = (payment: string, n: number, amount: number) =>
  anEvent({
    id: `refund ${payment} ${n}`,
    type: 'refunded',
    payment,
    amount,
    provider_refund: `re ${payment} ${n}`,
  })

/** Up to three payments of parts of the bill, each perhaps declined first, said twice, and given back in parts. */
const story = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 200_00 }),
      isDeclinedFirst: fc.boolean(),
      isSaidTwice: fc.boolean(),
      parts: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((payments) =>
    payments.flatMap(({ amount, isDeclinedFirst, isSaidTwice, parts }, at) => {
      const payment = `p${at}`
      const shares = parts.map((part) => Math.floor((amount * part) / 200)).filter((it) => it > 0)
      return [
        ...(isDeclinedFirst ? [declined(payment)] : []),
        paid(payment, amount),
        ...(isSaidTwice ? [again(payment, amount)] : []),
        ...shares.map((share, n) => refunded(payment, n, share)),
      ]
    }),
  )

/** The events of a story as they arrive: some never, the others one to three times, in any order. */
const arrival = story.chain((events) =>
  fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: events.length, maxLength: events.length })
    .chain((counts) => {
      const copies = events.flatMap((event, at) =>
        Array.from({ length: counts[at] ?? 1 }, () => event),
      )
      const arrived = events.filter((_, at) => (counts[at] ?? 1) > 0)
      return fc.record({
        inOrder: fc.constant(arrived),
        shuffled: fc.shuffledSubarray(copies, { minLength: copies.length }),
      })
    }),
)

describe('events of the card provider', () => {
  test(`doubled, dropped and shuffled ${SHUFFLES} times end as those that arrived do in order`, () => {
    let count = 0
    fc.assert(
      fc.property(arrival, ({ inOrder, shuffled }) => {
        count += 1
        expect(endOf(receivedAll(shuffled).held)).toEqual(endOf(receivedAll(inOrder).held))
      }),
      { numRuns: SHUFFLES },
    )
    process.stdout.write(`${count} shuffles of provider events equal the in-order oracle\n`)
    expect(count).toBeGreaterThanOrEqual(SHUFFLES)
  })

  test('a payment that succeeded is posted once, and waits at the provider until it pays out', () => {
    const { held } = receivedAll([paid('p1', 600_00), again('p1', 600_00)])
    expect(held.request.receipts).toMatchObject([{ amount: 600_00, posting: 2, obstacle: null }])
    expect(held.books.postings).toHaveLength(2)
    expect(held.books.balances).toMatchObject({ provider: 600_00, 'office:A': 0 })
    expect(held.books.balances['officeBank'] ?? 0).toBe(0)
  })

  test('a penny too little is part paid, with a penny left', () => {
    const { held } = receivedAll([paid('p1', 599_99)])
    expect(requestState(held.request, '2026-11-02')).toBe('part_paid')
    expect(leftOf(held.request)).toBe(1)
  })

  test('a refund before its payment waits, and is applied then', () => {
    const early = receivedAll([refunded('p1', 1, 600_00)])
    expect([early.parked.length, early.held.request.refunds]).toEqual([1, []])
    const { held } = receivedAll([refunded('p1', 1, 600_00), paid('p1', 600_00)])
    expect(requestState(held.request, '2026-11-02')).toBe('refunded')
    expect(held.books.balances).toMatchObject({ provider: 0, 'office:A': 600_00 })
  })

  test('a refund larger than what is left of the payment changes nothing', () => {
    const before = receivedAll([paid('p1', 600_00), refunded('p1', 1, 400_00)])
    const { held, reasons } = receivedAll([
      paid('p1', 600_00),
      refunded('p1', 1, 400_00),
      refunded('p1', 2, 200_01),
    ])
    expect(reasons).toEqual(['refund_exceeds_payment'])
    expect(endOf(held)).toEqual(endOf(before.held))
  })

  test('a second payment of a bill that is paid is kept, says why it is not booked, and is booked once it can be', () => {
    const twice = [paid('p1', 600_00), paid('p2', 600_00)]
    const { held } = receivedAll(twice)
    expect(held.request.receipts[1]).toMatchObject({ posting: null })
    expect(held.request.receipts[1]?.obstacle).toMatch(/more than the client owes/)
    expect(held.books.balances).toMatchObject({ provider: 600_00 })
    expect(receivedAll([...twice, refunded('p2', 1, 600_01)]).reasons).toEqual([
      'client_money_in_office',
      'refund_exceeds_payment',
    ])
    const after = receivedAll([...twice, refunded('p1', 1, 600_00)]).held
    expect(after.request.receipts[1]).toMatchObject({ posting: 4, obstacle: null })
  })

  test('a refund that was approved here is done by its event, whatever came before', () => {
    const asked = { by: { id: 'u1', name: 'A' }, at: '2026-11-02T09:00:00.000Z' }
    const refund = {
      ...{ id: 'f1', receipt: 'R1', amount: 100_00, reason: 'Overcharged' },
      status: 'approved',
      ...{
        asked,
        approved: asked,
        rejected: null,
        provider_id: null,
        posting: null,
        problem: null,
      },
    } as const
    const start = receivedAll([paid('p1', 600_00)]).held
    const approved = { ...start, request: { ...start.request, refunds: [refund] } }
    const done: ProviderEvent = { ...refunded('p1', 1, 100_00), refund: 'f1' }
    const { held } = receivedAll([done, done], approved)
    expect(held.request.refunds).toMatchObject([{ id: 'f1', status: 'done', posting: 3 }])
  })

  test('one of a kind that is not followed changes nothing', () => {
    const { held } = receivedAll([anEvent({ id: 'e9', type: 'other', amount: 0 })])
    expect(held).toEqual({ ...aHeld(), receiptNumber: 'R1' })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BankPaymentEvent } from '#domain/payment-request/bank/event'
import {
  type BankPayment,
  isOnItsWay,
  isUnderWay,
  onItsWayOf,
} from '#domain/payment-request/bank/payment'
import { afterReport } from '#domain/payment-request/bank/receiving'
import { isReferenceIn, paymentReference } from '#domain/payment-request/bank/reference'
import { isMoneyOf, recordedPayment, withArrival } from '#domain/payment-request/bank/settling'
import type { PaymentRequest, Receipt } from '#domain/payment-request/request'
import { leftOf, leftToStart, paidIn, requestState } from '#domain/payment-request/state'
import { aRequest } from '../support/held.ts'

const SHUFFLES = 5_000
const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 9, minute)).toISOString()
const now = at(30)

const aPayment = (given: Partial<BankPayment> = {}): BankPayment => ({
  id: 'b1',
  contact_id: 'c1',
  amount: 600_00,
  reference: '26-P-00012 4F09A2',
  is_test: false,
  at: at(0),
  url: null,
  status: 'started',
  said: null,
  failure: null,
  receipt: null,
  ...given,
})

const report = (given: Partial<BankPaymentEvent> = {}): BankPaymentEvent => ({
  id: 'e1',
  type: 'executed',
  payment: 'b1',
  failure: null,
  at: at(5),
  ...given,
})

const receiptOf = (number: string, payment: string | null, amount: number): Receipt => ({
  number,
  payment,
  method: 'bank',
  is_test: false,
  amount,
  on: '2026-11-02',
  at: now,
  payer: null,
  posting: 1,
  obstacle: null,
})

type Step =
  | { readonly is: 'report'; readonly event: BankPaymentEvent }
  | {
      readonly is: 'line'
      readonly line: { amount: number; text: string; reference: null; id: string }
    }

/** Takes reports and lines as the firm's object does: each once by its id, lines that no payment is stay open. */
const taken = (start: PaymentRequest, steps: readonly Step[]) => {
  const seen = new Set<string>()
  let request = start
  const open: string[] = []
  for (const step of steps) {
    const id = step.is === 'report' ? step.event.id : step.line.id
    if (seen.has(id)) continue
    seen.add(id)
    if (step.is === 'report') {
      request = {
        ...request,
        bank_payments: request.bank_payments.map((it) =>
          it.id === step.event.payment ? (afterReport(it, step.event) ?? it) : it,
        ),
      }
      continue
    }
    const found = request.bank_payments.find((it) => isMoneyOf(step.line, it))
    if (found === undefined) open.push(id)
    else
      request = withArrival(
        request,
        found,
        receiptOf(`R${request.receipts.length + 1}`, found.id, step.line.amount),
      )
  }
  return { request, open }
}

/** What must not depend on the order in which a bank, a provider and our statement speak. */
const endOf = ({ request, open }: ReturnType<typeof taken>) => ({
  state: requestState(request, '2026-11-02'),
  paid: paidIn(request),
  left: leftOf(request),
  toStart: leftToStart(request, now),
  open: open.map((it) => it.split(' ')[0]).toSorted(),
  payments: request.bank_payments.map(({ id, status, failure, said, receipt }) => ({
    ...{ id, status, failure, said },
    hasArrived: receipt !== null,
  })),
})

const kinds = ['authorised', 'executed', 'failed', 'other'] as const
const reasons = ['cancelled', 'expired', 'refused', 'no_funds', 'other'] as const

/** Up to three payments of a request, what is said of each, and the lines that our statement has. */
const story = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 200_00 }),
      said: fc.array(
        fc.record({
          type: fc.constantFrom(...kinds),
          failure: fc.constantFrom(...reasons),
          minute: fc.integer({ min: 1, max: 20 }),
        }),
        { maxLength: 4 },
      ),
      arrives: fc.constantFrom('never', 'whole', 'less', 'twice'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((payments) => ({
    request: aRequest({
      bill: null,
      bank_payments: payments.map(({ amount }, n) =>
        aPayment({ id: `b${n}`, amount, reference: `26-P-00012 00000${n}` }),
      ),
    }),
    steps: payments.flatMap(({ amount, said, arrives }, n): Step[] => {
      const line = (id: string, sum: number): Step => ({
        is: 'line',
        line: { id: `b${n} ${id}`, amount: sum, text: `FPI 26P00012 00000${n}`, reference: null },
      })
      return [
        ...said.map(
          ({ type, failure, minute }, at_): Step => ({
            is: 'report',
            event: report({
              ...{ id: `b${n} ${at_}`, type, payment: `b${n}`, at: at(minute) },
              failure: type === 'failed' ? failure : null,
            }),
          }),
        ),
        ...(arrives === 'whole' || arrives === 'twice' ? [line('first', amount)] : []),
        ...(arrives === 'twice' ? [line('second', amount)] : []),
        ...(arrives === 'less' ? [line('less', amount + 1)] : []),
      ]
    }),
  }))

const arrival = story.chain(({ request, steps }) =>
  fc
    .array(fc.integer({ min: 0, max: 3 }), { minLength: steps.length, maxLength: steps.length })
    .chain((counts) => {
      const copies = steps.flatMap((step, n) => Array.from({ length: counts[n] ?? 1 }, () => step))
      return fc.record({
        request: fc.constant(request),
        inOrder: fc.constant(steps.filter((_, n) => (counts[n] ?? 1) > 0)),
        shuffled: fc.shuffledSubarray(copies, { minLength: copies.length }),
      })
    }),
)

describe('reports of clients’ banks and the lines of ours', () => {
  test(`doubled, dropped and shuffled ${SHUFFLES} times end as those that arrived do in order`, () => {
    let count = 0
    fc.assert(
      fc.property(arrival, ({ request, inOrder, shuffled }) => {
        count += 1
        expect(endOf(taken(request, shuffled))).toEqual(endOf(taken(request, inOrder)))
      }),
      { numRuns: SHUFFLES },
    )
    process.stdout.write(`${count} shuffles of bank reports and lines equal the in-order oracle\n`)
    expect(count).toBeGreaterThanOrEqual(SHUFFLES)
  })

  test('no report is money: a payment that every bank has sent is not paid until a line shows it', () => {
    fc.assert(
      fc.property(arrival, ({ request, shuffled }) => {
        const { request: after } = taken(
          request,
          shuffled.filter(({ is }) => is === 'report'),
        )
        expect([paidIn(after), after.receipts]).toEqual([0, []])
      }),
    )
  })
})

describe('a payment at a client’s bank', () => {
  test('that was sent is never taken for failed, and the earliest word of the same counts', () => {
    const failed = report({ id: 'e2', type: 'failed', failure: 'expired', at: at(9) })
    const sent = afterReport(aPayment(), report())
    expect(sent).toMatchObject({ status: 'executed', failure: null })
    expect(sent && afterReport(sent, failed)).toBeNull()
    const first = afterReport(aPayment(), failed)
    expect(first).toMatchObject({ status: 'failed', failure: 'expired' })
    expect(first && afterReport(first, report())).toMatchObject({
      status: 'executed',
      failure: null,
    })
    const cancelled = report({ id: 'e3', type: 'failed', failure: 'cancelled', at: at(2) })
    expect(first && afterReport(first, cancelled)).toMatchObject({ failure: 'cancelled' })
    expect(afterReport(aPayment(), report({ type: 'other' }))).toBeNull()
  })

  test('keeps its sum from being paid again while it is on its way, and for seven days', () => {
    const sent = aPayment({ status: 'executed', said: { event: 'e1', at: at(5) } })
    const request = aRequest({ bank_payments: [{ ...sent, amount: 250_00 }] })
    expect([onItsWayOf(request, now), leftToStart(request, now)]).toEqual([250_00, 350_00])
    expect(isOnItsWay(sent, '2026-11-09T09:04:59.000Z')).toBe(true)
    expect(isOnItsWay(sent, '2026-11-09T09:05:00.000Z')).toBe(false)
    expect(isOnItsWay({ ...sent, receipt: 'R1' }, now)).toBe(false)
    expect(isOnItsWay({ ...sent, status: 'failed' }, now)).toBe(false)
    expect([isUnderWay(aPayment(), at(14)), isUnderWay(aPayment(), at(15))]).toEqual([true, false])
  })

  test('is named by its case and a code of its own, in the 18 characters that a bank carries', () => {
    expect(paymentReference('26-P-00012', '0199-774f09a2')).toBe('26-P-00012 4F09A2')
    expect(paymentReference('26-REMORTGAGE-00012', '4f09a2')).toBe('26REMORTGAGE4F09A2')
    expect(isReferenceIn('FPI  26P00012-4f09 a2 ELLISON', '26-P-00012 4F09A2')).toBe(true)
    expect(isReferenceIn('26-P-00012', '26-P-00012 4F09A2')).toBe(false)
  })

  test('is received by a line of its reference and its exact pence alone', () => {
    const line = (amount: number, text: string) => ({ amount, text, reference: null })
    const isMoney = (amount: number, text: string) => isMoneyOf(line(amount, text), aPayment())
    expect(isMoney(600_00, '26-P-00012 4F09A2')).toBe(true)
    expect(isMoney(599_99, '26-P-00012 4F09A2')).toBe(false)
    expect(isMoney(600_00, '26-P-00012')).toBe(false)
    expect(isMoney(-600_00, '26-P-00012 4F09A2')).toBe(false)
    expect(isMoneyOf(line(600_00, '26-P-00012 4F09A2'), aPayment({ receipt: 'R1' }))).toBe(false)
    expect(
      isMoneyOf({ amount: 600_00, text: 'FPI', reference: '26P000124F09A2' }, aPayment()),
    ).toBe(true)
  })

  test('is what a cashier recorded of the same sum, unless it failed or has arrived', () => {
    const of = (...given: Partial<BankPayment>[]) =>
      recordedPayment(aRequest({ bank_payments: given.map((it) => aPayment(it)) }), 600_00)?.id
    expect(of({ id: 'b1', receipt: 'R1' }, { id: 'b2', status: 'failed' }, { id: 'b3' })).toBe('b3')
    expect(of({ amount: 1 })).toBeUndefined()
  })
})

import { type Pence, sum } from '../../money.ts'
import type { LedgerAct } from '../act.ts'
import { penceOf, penceOrNone } from '../amount.ts'
import { accountOf, type Books, booksAfter, caseOf, type Draft, standing } from '../books.ts'
import { movement } from '../entry.ts'
import { LedgerRefusal, refuseIf } from '../reason.ts'
import type { LedgerRule, LedgerRules } from '../rule.ts'
import { assertOwed, billsOf, settlementOf } from './bill-sums.ts'

const SIGNATURE_SECONDS = 300

type EventType = 'succeeded' | 'fee' | 'refunded' | 'dispute_withdrawn'

const eventsOf = (books: Books, payment: string | undefined, type: EventType) =>
  standing(books).filter(
    ({ act, parked }) =>
      parked !== true && act.act === 'webhook' && act.payment === payment && act.type === type,
  )

const paymentOf = (books: Books, payment: string | undefined) =>
  payment === undefined ? undefined : eventsOf(books, payment, 'succeeded')[0]

const totalOf = (books: Books, payment: string | undefined, type: EventType): Pence =>
  sum(eventsOf(books, payment, type).map(({ act }) => act.amount ?? 0))

const succeeded = (books: Books, act: LedgerAct): Draft => {
  const ref = caseOf(books, act)
  const amount = penceOf(act.amount)
  refuseIf(billsOf(books, ref).length === 0, 'card_not_for_client_money')
  assertOwed(books, ref, amount)
  return {
    entries: movement({ debit: 'provider', credit: accountOf('office', ref), amount }),
    settles: settlementOf(books, ref, amount),
  }
}

/** Takes a sum back from the bills that the payment settled, the last first. */
const unsettled = (settles: Draft['settles'], amount: Pence) => {
  let rest = amount
  return (settles ?? []).toReversed().map((it) => {
    const part = Math.min(rest, it.amount)
    rest -= part
    return { bill: it.bill, amount: -part }
  })
}

/** Money that the provider gives back to the client: a refund, or a dispute with its fee. */
const givenBack = (books: Books, act: LedgerAct): Draft => {
  const payment = paymentOf(books, act.payment)
  if (payment === undefined) return { entries: [], parked: true }
  const amount = penceOf(act.amount)
  const back =
    totalOf(books, act.payment, 'refunded') + totalOf(books, act.payment, 'dispute_withdrawn')
  refuseIf(back + amount > (payment.act.amount ?? 0), 'refund_exceeds_payment')
  const ref = caseOf(books, payment.act)
  const fee = act.type === 'dispute_withdrawn' ? penceOrNone(act.fee) : 0
  return {
    entries: [
      ...movement({ debit: accountOf('office', ref), credit: 'provider', amount }),
      ...movement({ debit: 'providerFees', credit: 'provider', amount: fee }),
    ],
    settles: unsettled(payment.settles, amount),
  }
}

const feeTaken = (books: Books, act: LedgerAct): Draft => {
  if (act.payment !== undefined && paymentOf(books, act.payment) === undefined)
    return { entries: [], parked: true }
  const amount = penceOf(act.amount)
  return { entries: movement({ debit: 'providerFees', credit: 'provider', amount }) }
}

const EVENTS: Readonly<Record<string, (books: Books, act: LedgerAct) => Draft>> = {
  succeeded: (books, act) =>
    act.case === undefined ? { entries: [], parked: true } : succeeded(books, act),
  fee: feeTaken,
  refunded: givenBack,
  dispute_withdrawn: givenBack,
  payout: (_, act) => ({
    entries: movement({ debit: 'officeBank', credit: 'provider', amount: penceOf(act.amount) }),
  }),
}

/** Throws unless the provider sent it, lately and for the firm's own account. */
const assertGenuine = (act: LedgerAct) => {
  refuseIf(act.signature !== 'valid', 'bad_signature')
  refuseIf((act.ageSeconds ?? 0) > SIGNATURE_SECONDS, 'stale_signature')
}

const webhook: LedgerRule = {
  amounts: (act) => {
    assertGenuine(act)
    if (act.type !== undefined && Object.hasOwn(EVENTS, act.type)) penceOf(act.amount)
  },
  draft: (books, act) => EVENTS[act.type ?? '']?.(books, act) ?? { entries: [] },
}

/** Throws when an event is for an account that is not the firm's. */
export const assertOwnAccount = (books: Books, { account, act }: LedgerAct) =>
  refuseIf(act === 'webhook' && account !== books.setup.providerAccount, 'foreign_account')

/** The books once every parked event of a payment is posted that can be; `refused` are those that cannot. */
export const applyParked = (books: Books, payment: string | undefined) => {
  const waiting = books.postings.filter(
    ({ act, parked }) => parked === true && act.payment === payment && act.type !== 'succeeded',
  )
  const refused: { n: number; reason: LedgerRefusal['reason'] }[] = []
  let after = books
  for (const posting of waiting) {
    const postings = after.postings.filter((it) => it !== posting)
    const without = { ...after, postings }
    try {
      after = booksAfter(without, posting.act, webhook.draft(without, posting.act))
    } catch (error) {
      if (!(error instanceof LedgerRefusal)) throw error
      refused.push({ n: posting.n, reason: error.reason })
      after = without
    }
  }
  return { books: after, refused }
}

export const providerRules: LedgerRules = { webhook }

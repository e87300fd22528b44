import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { taskOf } from '#domain/conveyance/plan/plan'
import { type DateOnly, londonDate } from '#domain/dates'
import type { PostingRecord } from '#domain/ledger/posting-record'
import { type Pence, pounds } from '#domain/money'
import type { PaymentRequest, RequestPurpose } from '#domain/payment-request/request'
import { addWorkingDays } from '#domain/working-days'
import { namedOf } from '../cast/staff.ts'
import { idAt } from '../ids.ts'
import type { World } from '../world.ts'
import { balanceOfPurchase, depositOf, ON_ACCOUNT, SEARCH_MONEY } from './sums.ts'

const ASKED_BEFORE = 5
const DAYS_TO_PAY = 3
const MINUTE = 640
const INSURANCE = pounds(86.4)

type Asked = {
  readonly purpose: RequestPurpose
  readonly narrative: string
  readonly amount: Pence
  readonly asked_on: DateOnly
  readonly due_on: DateOnly
}

const requestFrom = (
  { calendar, random, staff }: World,
  conveyance: Conveyance,
  { asked_on, ...asked }: Asked,
): PaymentRequest | null => {
  const [client] = conveyance.clients
  if (client === undefined) return null
  const at = calendar.at(asked_on, MINUTE)
  const { contact_id, name } = client
  return {
    id: idAt(random.fork(`request ${asked.purpose} ${conveyance.ref}`), at),
    version: 1,
    conveyance_id: conveyance.id,
    bill: null,
    expires_on: null,
    ...asked,
    payer: { contact_id, name, relationship: null },
    asked: { by: namedOf(staff.cashier), at },
    reminded: null,
    cancelled: null,
    ...{ receipts: [], refunds: [], checkouts: [], bank_payments: [], failures: [] },
  }
}

/** What a client was asked for and paid, with its posting. */
export const paidRequest = (
  world: World,
  conveyance: Conveyance,
  purpose: RequestPurpose,
  { n, act, date, at, narrative }: PostingRecord,
  number: string,
): PaymentRequest | null => {
  const amount = act.amount ?? 0
  const opened = londonDate(conveyance.created_at)
  const before = addWorkingDays(date, -ASKED_BEFORE)
  const asked_on = before < opened ? opened : before
  const request = requestFrom(world, conveyance, {
    ...{ purpose, narrative, amount, asked_on, due_on: date },
  })
  if (request === null) return null
  const receipt = { number, payment: null, method: 'bank', is_test: false } as const
  const came = { amount, on: date, at, payer: null, posting: n, obstacle: null }
  return { ...request, version: 2, receipts: [{ ...receipt, ...came }] }
}

/** What a client has been asked for and not paid, as the tasks of the case say. */
export const openRequest = (
  world: World,
  { conveyance, plan }: CaseRecords,
  taxFacts: TaxFacts | null,
): PaymentRequest | null => {
  const { facts, flags, matter_type, address } = conveyance
  const { calendar } = world
  const asked = (purpose: RequestPurpose, narrative: string, amount: Pence) =>
    requestFrom(world, conveyance, {
      ...{ purpose, narrative, amount, asked_on: calendar.past(2) },
      due_on: calendar.ahead(DAYS_TO_PAY),
    })
  const isWaiting = (key: string) => taskOf(plan, key)?.status === 'waiting'
  if (matter_type === 'sale' && facts.money_requested)
    return addWorkingDays(londonDate(facts.money_requested.at), 2) < calendar.today
      ? null
      : asked('other', 'On account of costs', ON_ACCOUNT)
  if (matter_type !== 'purchase') return null
  if (isWaiting('balance') && taxFacts !== null)
    return asked('balance', 'Balance to complete', balanceOfPurchase(conveyance, taxFacts))
  if (isWaiting('deposit')) return asked('deposit', 'Deposit', depositOf(conveyance))
  if (isWaiting('search-money')) return asked('searches', 'On account for searches', SEARCH_MONEY)
  return flags.includes('indemnity') && facts.enquiries_raised && !facts.indemnity_agreed
    ? asked('other', `Insurance for the extension of ${address.line}`, INSURANCE)
    : null
}

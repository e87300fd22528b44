import fc from 'fast-check'
import { approved } from './books.ts'

const amount = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(1_000, 2_000, 6_000, 0))
const caseRef = fc.constantFrom('A', 'B', 'P', 'H', 'X', 'Z')
const day = fc.integer({ min: 1, max: 30 }).map((it) => String(it).padStart(2, '0'))
const date = fc.tuple(fc.constantFrom('10', '11'), day).map(([month, on]) => `2026-${month}-${on}`)
const number = fc.constantFrom('B1', 'B2', 'B3')
const event = fc.constantFrom('exchange', 'completion', 'agreement')
const method = fc.constantFrom('faster_payment', 'cheque', 'card')

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>

const kind = (act: string, fields: Fields = {}) =>
  fc.record({
    act: fc.constant(act),
    case: caseRef,
    date,
    amount,
    key: fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined, freq: 12 }),
    ...fields,
  })

const people = fc.constantFrom<object>(approved, approved, approved, { ...approved, payee: 'new' })
const payment = (act: string, fields: Fields = {}) =>
  fc.tuple(kind(act, fields), people).map(([it, by]) => ({ ...it, ...by }))

const provider = kind('webhook', {
  event: fc.constantFrom('e1', 'e2', 'e3', 'e4', 'e5', 'e6'),
  type: fc.constantFrom('succeeded', 'fee', 'refunded', 'dispute_withdrawn', 'payout'),
  payment: fc.constantFrom('p1', 'p2'),
  account: fc.constant('acct_firm'),
  signature: fc.constant('valid'),
})

const mixed = fc
  .tuple(kind('receive_mixed', { bill: number }), fc.nat(1_000), fc.nat(1_000))
  .map(([it, officePart, clientPart]) => ({
    ...it,
    officePart,
    clientPart,
    amount: officePart + clientPart,
  }))

const of = fc.integer({ min: 1, max: 30 })

/** Acts that make sense often enough for most kinds to be posted. */
export const randomAct: fc.Arbitrary<{ readonly act: string }> = fc.oneof(
  { weight: 4, arbitrary: kind('receive_client', { method }) },
  kind('stakeholder_deposit', { method }),
  kind('receive_lender'),
  kind('receive_unidentified'),
  kind('client_money_found_in_office'),
  {
    weight: 2,
    arbitrary: payment('pay_client', { purpose: fc.constantFrom('search', 'unrelated') }),
  },
  payment('return_to_client'),
  payment('residual_to_charity', { charity: fc.constant('1'), stepsRecorded: fc.constant(true) }),
  payment('release_stakeholder', { event, to: fc.constantFrom('buyer', 'seller') }),
  payment('release_lender', { event }),
  payment('return_lender'),
  payment('return_suspense'),
  kind('allocate_suspense'),
  payment('inter_case_transfer', {
    to: caseRef,
    authority: fc.constantFrom('written', 'written_both_clients', 'oral'),
  }),
  kind('designate'),
  kind('undesignate'),
  {
    weight: 2,
    arbitrary: kind('bill', { bill: number, fees: amount, agency: fc.constantFrom(0, 500) }),
  },
  { weight: 3, arbitrary: kind('transfer_costs', { bill: number }) },
  kind('abate', { bill: number }),
  kind('pay_office', {
    treatment: fc.constantFrom('agency', 'principal'),
    vat: fc.constantFrom(0, 1),
  }),
  kind('incur_disbursement', { treatment: fc.constantFrom('agency', 'principal') }),
  kind('pay_supplier'),
  kind('receive_office', { bill: number }),
  mixed,
  kind('office_to_client', { reason: fc.constantFrom('interest', 'breach') }),
  kind('bank_interest', { account: fc.constantFrom('general', 'designated') }),
  kind('write_off', { side: fc.constantFrom('office', 'client') }),
  kind('vat_relief', { monthsOverdue: fc.constantFrom(5, 6) }),
  provider,
  { weight: 2, arbitrary: kind('reverse', { of }) },
  { weight: 2, arbitrary: kind('dishonour', { of }) },
  kind('close_case'),
)

import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import {
  billFor,
  clientsOf,
  type DemoEntry,
  dayAfter,
  otherSideOf,
  purchasesFor,
  since,
} from './entry.ts'
import { balanceOfPurchase, billTotal, depositOf, SEARCH_MONEY, taxOf } from './sums.ts'

const taxOffices = { England: 'HM Revenue & Customs', Wales: 'Welsh Revenue Authority' } as const

const fromClients = (
  conveyance: Conveyance,
  entry: Pick<DemoEntry, 'on' | 'narrative' | 'request'> & { readonly amount: number },
): DemoEntry => {
  const { amount, ...rest } = entry
  const act = { act: 'receive_client', amount, method: 'faster_payment' }
  return { ...rest, act, other_party: clientsOf(conveyance) }
}

const beforeCompletion = (conveyance: Conveyance, taxFacts: TaxFacts): readonly DemoEntry[] => [
  ...since(conveyance, 'search_money_received', (on) => [
    fromClients(conveyance, {
      on,
      amount: SEARCH_MONEY,
      narrative: 'On account for searches',
      request: 'searches',
    }),
  ]),
  ...purchasesFor(conveyance),
  ...since(conveyance, 'deposit_held', (on) => [
    fromClients(conveyance, {
      on,
      amount: depositOf(conveyance),
      narrative: 'Deposit',
      request: 'deposit',
    }),
  ]),
  ...since(conveyance, 'exchanged', (on) => [
    {
      on,
      act: { act: 'pay_client', amount: depositOf(conveyance) },
      narrative: 'Deposit on exchange',
      other_party: otherSideOf(conveyance),
      payment: { purpose: 'deposit', kind: 'other_side' },
    },
  ]),
  ...since(conveyance, 'balance_received', (on) => [
    fromClients(conveyance, {
      on,
      amount: balanceOfPurchase(conveyance, taxFacts),
      narrative: 'Balance to complete',
      request: 'balance',
    }),
  ]),
]

const advanceOf = (conveyance: Conveyance): readonly DemoEntry[] => {
  const { lender } = conveyance
  const amount = lender?.amount
  if (lender === null || !amount) return []
  const common = { other_party: lender.name }
  const receive = { act: 'receive_lender', amount, method: 'chaps' }
  const release = { act: 'release_lender', amount, event: 'completion' }
  return [
    ...since(conveyance, 'funds_received', (on) => [
      { ...common, on, act: receive, narrative: 'Mortgage advance' },
    ]),
    ...since(conveyance, 'funds_sent', (on) => [
      { ...common, on, act: release, narrative: 'At completion' },
    ]),
  ]
}

const costs = { narrative: 'Our bill', other_party: null } as const

const fromCompletion = (conveyance: Conveyance, taxFacts: TaxFacts): readonly DemoEntry[] => {
  const { tax, fee } = taxOf(conveyance, taxFacts)
  return [
    ...advanceOf(conveyance),
    ...since(conveyance, 'funds_sent', (on) => [
      {
        on,
        act: { act: 'pay_client', amount: conveyance.price - depositOf(conveyance) },
        narrative: 'Completion money',
        other_party: otherSideOf(conveyance),
        payment: { purpose: 'completion_money', kind: 'other_side' },
      },
    ]),
    ...since(conveyance, 'completed', (on) => [
      { ...costs, on, act: { act: 'transfer_costs', amount: billTotal(conveyance) } },
    ]),
    ...since(conveyance, 'sdlt_filed', (on) =>
      tax === 0
        ? []
        : [
            {
              on,
              act: { act: 'pay_sdlt', amount: tax },
              narrative: 'Land tax',
              other_party: taxOffices[conveyance.nation],
              payment: { purpose: 'sdlt', kind: 'public_body' },
            },
          ],
    ),
    ...since(conveyance, 'ap1_lodged', (on) => [
      {
        on,
        act: { act: 'pay_office', amount: fee, treatment: 'agency' },
        narrative: 'Registration fee',
        other_party: 'HM Land Registry',
      },
      { ...costs, on, act: { act: 'transfer_costs', amount: fee } },
    ]),
  ]
}

/** What the ledger of a purchase holds, as its facts say. */
export const purchaseEntries = (
  conveyance: Conveyance,
  taxFacts: TaxFacts,
  today: DateOnly,
): readonly DemoEntry[] => {
  const billed = dayAfter(conveyance, 'exchanged', today)
  return [
    ...beforeCompletion(conveyance, taxFacts),
    ...(billed === null ? [] : [billFor(conveyance, billed, taxOf(conveyance, taxFacts).fee)]),
    ...fromCompletion(conveyance, taxFacts),
  ]
}

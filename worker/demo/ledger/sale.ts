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
import { checkedRedemption } from './redemption.ts'
import { agentAccount, billTotal, depositOf, ON_ACCOUNT, proceedsOf, redemptionOf } from './sums.ts'

const DAYS_TO_PAY = 2

/** Money on account, which arrives some days after it was asked for. */
const onAccount = (conveyance: Conveyance, today: DateOnly): readonly DemoEntry[] => {
  const on = dayAfter(conveyance, 'money_requested', today, DAYS_TO_PAY)
  if (on === null) return []
  return [
    {
      on,
      act: { act: 'receive_client', amount: ON_ACCOUNT, method: 'faster_payment' },
      narrative: 'On account of costs',
      other_party: clientsOf(conveyance),
      request: 'other',
    },
  ]
}

export const costs = (conveyance: Conveyance, on: string): DemoEntry => ({
  on,
  act: { act: 'transfer_costs', amount: billTotal(conveyance) },
  narrative: 'Our bill',
  other_party: null,
})

/** What pays off the mortgage, by the lender’s statement. */
export const redeemed = (conveyance: Conveyance): readonly DemoEntry[] => {
  const checked = checkedRedemption(conveyance)
  if (checked === null) return []
  const { lender, figure, daily_rate: daily, on: figureDate, valid_to: validTo } = checked
  const statement = { figure, daily, figureDate, validTo }
  return since(conveyance, 'mortgage_redeemed', (on) => [
    {
      on,
      act: { act: 'redeem', amount: redemptionOf(conveyance), statement },
      narrative: 'Mortgage redemption',
      other_party: lender,
      payment: { purpose: 'redemption', kind: 'lender' },
    },
  ])
}

export const proceeds = (conveyance: Conveyance): readonly DemoEntry[] =>
  since(conveyance, 'balance_paid', (on) => [
    {
      on,
      act: { act: 'return_to_client', amount: proceedsOf(conveyance) },
      narrative: 'Balance to you',
      other_party: clientsOf(conveyance),
      payment: { purpose: 'sale_proceeds', kind: 'client' },
    },
  ])

const agentPaid = (conveyance: Conveyance): readonly DemoEntry[] => {
  const amount = agentAccount(conveyance)
  const { agency } = conveyance
  if (agency === null || amount === 0) return []
  return since(conveyance, 'agent_paid', (on) => [
    {
      on,
      act: { act: 'pay_client', amount },
      narrative: 'Estate agent’s account',
      other_party: agency.agency.name,
      payment: { purpose: 'estate_agent', kind: 'agent' },
    },
  ])
}

const priceOf = (conveyance: Conveyance): readonly DemoEntry[] => {
  const deposit = depositOf(conveyance)
  const common = { other_party: otherSideOf(conveyance) }
  return [
    ...since(conveyance, 'exchanged', (on) => [
      {
        ...common,
        on,
        act: { act: 'stakeholder_deposit', amount: deposit, method: 'chaps' },
        narrative: 'Deposit on exchange',
      },
    ]),
    ...since(conveyance, 'funds_received', (on) => [
      {
        ...common,
        on,
        act: { act: 'receive_client', amount: conveyance.price - deposit, method: 'chaps' },
        narrative: 'Completion money',
      },
    ]),
    ...since(conveyance, 'completed', (on) => [
      {
        ...common,
        on,
        act: { act: 'release_stakeholder', amount: deposit, event: 'completion', to: 'seller' },
        narrative: 'At completion',
      },
      costs(conveyance, on),
    ]),
  ]
}

/** What the ledger of a sale holds, as its facts say. */
export const saleEntries = (conveyance: Conveyance, today: DateOnly): readonly DemoEntry[] => {
  const billed = dayAfter(conveyance, 'exchanged', today)
  return [
    ...onAccount(conveyance, today),
    ...purchasesFor(conveyance),
    ...(billed === null ? [] : [billFor(conveyance, billed)]),
    ...priceOf(conveyance),
    ...redeemed(conveyance),
    ...agentPaid(conveyance),
    ...proceeds(conveyance),
  ]
}

import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { type CaseTitle, totalRedemptionOn } from '#domain/conveyance/title/title'
import { DateOnly } from '#domain/date-schema'
import { purchaseStatement, saleStatement } from '#domain/ledger/completion-statement'
import { actTitles } from '#domain/ledger/labels'
import type { CaseLedger } from '#domain/ledger/view'
import { type Pence, shareOf, sum } from '#domain/money'
import type { CaseFigures } from './figures.ts'
import { changesSince } from './tax/lock.ts'
import { calculationOf, heldOf, isTaxable } from './tax/view.ts'

const VAT_BASIS_POINTS = 2000
const REGISTRATION_FEE = 'Land Registry fee'
const INTEREST = 'Interest on your money'

export const StatementView = z.object({
  /** The completion day it is worked out for; null while there is none. */
  on: z.nullable(DateOnly),
  lines: z.array(
    z.object({
      label: z.string(),
      /** Above zero for the client, below against. */
      amount: z.int(),
      is_estimate: z.boolean(),
    }),
  ),
  /** Above zero what the client receives, below what is due from them. */
  balance: z.int(),
  /** Whether tax on the purchase is still to be taken off the balance. */
  is_before_tax: z.boolean(),
  /** What has to be known before it can be final. */
  missing: z.array(z.string()),
})
export type StatementView = z.infer<typeof StatementView>

type Sources = {
  readonly conveyance: Conveyance
  readonly title: CaseTitle
  readonly ledger: CaseLedger
  readonly figures: CaseFigures
  /** Deposits that were sent from the client's ledger. */
  readonly depositSent: Pence
}

/** What we charge, VAT included: bills that are not paid, or before the first an estimate. */
const ourBill = ({ conveyance, ledger }: Sources) => {
  if (ledger.bills.length > 0)
    return { amount: sum(ledger.bills.map(({ left }) => left)), is_estimate: false }
  const { fees } = conveyance
  return { amount: fees + shareOf(fees, VAT_BASIS_POINTS), is_estimate: true }
}

const redemptionOf = ({ conveyance, title }: Sources) => {
  const day = completionDay(conveyance.key_dates)
  const exact = day ? totalRedemptionOn(title.redemptions, day) : null
  const latest = sum(title.redemptions.map(({ figure }) => figure))
  const estimate = latest || (conveyance.lender?.amount ?? 0)
  return { amount: exact ?? estimate, is_estimate: exact === null && estimate > 0 }
}

const apportioned = ({ apportionments }: CaseFigures, payer: 'buyer' | 'seller') =>
  sum(apportionments.map(({ from, amount }) => (from === payer ? amount : -amount)))

const advanceOf = ({ conveyance, ledger }: Sources) => {
  const isReceived = ledger.rows.some(
    ({ title, undone_by }) => title === actTitles['receive_lender'] && undone_by === null,
  )
  return isReceived
    ? { amount: ledger.lender, is_estimate: false }
    : { amount: conveyance.lender?.amount ?? 0, is_estimate: conveyance.lender !== null }
}

/** What the firm paid for holding the client's money, as far as it is still held. */
const interestOf = ({ ledger }: Sources): Pence => {
  const paid = ledger.rows.filter(
    ({ title, undone_by }) => title === actTitles['office_to_client'] && undone_by === null,
  )
  return Math.min(sum(paid.map(({ client }) => client)), ledger.client)
}

const taxOf = (from: Sources) => heldOf(from, 'tax')

const isBeforeTax = (from: Sources) => isTaxable(from.conveyance) && taxOf(from) === null

const missingTax = (from: Sources) => {
  const changed = changesSince(from.figures.tax, calculationOf(from, 'tax'))
  const labels = changed.map(({ label }) => label.toLowerCase()).join(', ')
  return labels === ''
    ? 'The tax figure, locked'
    : `The tax figure, locked again since this changed: ${labels}`
}

/** Beside our bill until it is delivered, as the bill then has it; an estimate until it is locked. */
const registrationFeeOf = (from: Sources) => {
  if (from.ledger.bills.length > 0) return { amount: 0, is_estimate: false }
  const held = heldOf(from, 'registration_fee')
  return held === null
    ? { amount: calculationOf(from, 'registration_fee').figure?.amount ?? 0, is_estimate: true }
    : { amount: held.amount, is_estimate: false }
}

const missingOf = (from: Sources): string[] => {
  const { conveyance, figures, title } = from
  const isSale = conveyance.matter_type === 'sale'
  const day = completionDay(conveyance.key_dates)
  const noRedemption =
    conveyance.lender !== null && isSale && (!day || !totalRedemptionOn(title.redemptions, day))
  return [
    ...(day ? [] : ['The completion date']),
    ...(noRedemption ? ['A redemption figure for the completion date'] : []),
    ...(isSale && conveyance.agency && figures.agent === null
      ? ['The estate agent’s account']
      : []),
    ...(isBeforeTax(from) ? [missingTax(from)] : []),
  ]
}

const saleOf = (from: Sources, bill: Pence) => {
  const { conveyance, figures, ledger } = from
  const statement = saleStatement({
    price: conveyance.price,
    chattels: figures.chattels,
    apportionments: apportioned(figures, 'buyer'),
    redemptions: [{ label: 'Mortgage redemption', amount: redemptionOf(from).amount }],
    agent: figures.agent ?? 0,
    bill,
    other: figures.other,
  })
  const interest = interestOf(from)
  const held = [
    { label: 'Held by us', amount: ledger.client + ledger.stakeholder - interest },
    { label: INTEREST, amount: interest },
  ].filter(({ amount }) => amount > 0)
  return {
    lines: [...statement.lines, ...held],
    balance: statement.balance + sum(held.map(({ amount }) => amount)),
  }
}

const purchaseOf = (from: Sources, bill: Pence) => {
  const { conveyance, figures, ledger, depositSent } = from
  const statement = purchaseStatement({
    price: conveyance.price,
    chattels: figures.chattels,
    apportionments: apportioned(figures, 'buyer'),
    tax: taxOf(from)?.amount ?? 0,
    bill,
    depositPaid: depositSent,
    netAdvance: advanceOf(from).amount,
    held: [
      { label: 'Held by us', amount: ledger.client - interestOf(from) },
      { label: INTEREST, amount: interestOf(from) },
    ],
  })
  const fee = registrationFeeOf(from).amount
  const other = [
    ...(fee === 0 ? [] : [{ label: REGISTRATION_FEE, amount: -fee }]),
    ...figures.other.map(({ label, amount }) => ({ label, amount: -amount })),
  ]
  const lines = [...statement.lines, ...other]
  return { lines, balance: statement.balance + sum(other.map(({ amount }) => amount)) }
}

const estimated = (from: Sources): ReadonlySet<string> =>
  new Set([
    ...(ourBill(from).is_estimate ? ['Our bill'] : []),
    ...(redemptionOf(from).is_estimate ? ['Mortgage redemption'] : []),
    ...(advanceOf(from).is_estimate ? ['Mortgage advance'] : []),
    ...(registrationFeeOf(from).is_estimate ? [REGISTRATION_FEE] : []),
  ])

/** The completion statement as the case stands, each line from the record that has it. */
export const statementFor = (from: Sources): StatementView => {
  const bill = ourBill(from).amount
  const isSale = from.conveyance.matter_type === 'sale'
  const { lines, balance } = isSale ? saleOf(from, bill) : purchaseOf(from, bill)
  const estimates = estimated(from)
  return {
    on: completionDay(from.conveyance.key_dates) ?? null,
    lines: lines.map(({ label, amount }) => ({
      label,
      amount,
      is_estimate: estimates.has(label),
    })),
    balance,
    is_before_tax: isBeforeTax(from),
    missing: missingOf(from),
  }
}

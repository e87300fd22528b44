import { type Pence, sum } from '../money.ts'

export type StatementLine = { readonly label: string; readonly amount: Pence }

/** A statement to the client; sums in pence, all above zero but apportionments. */
export type CompletionFigures = {
  readonly price: Pence
  readonly chattels: Pence
  /** Below zero where the seller allows the buyer. */
  readonly apportionments: Pence
  /** The firm's bill with VAT and its disbursements. */
  readonly bill: Pence
}

export type SaleFigures = CompletionFigures & {
  readonly redemptions: readonly StatementLine[]
  readonly agent: Pence
  readonly other: readonly StatementLine[]
}

export type PurchaseFigures = CompletionFigures & {
  readonly tax: Pence
  readonly depositPaid: Pence
  readonly netAdvance: Pence
  /** Held on the client's ledger, with what a linked sale brings. */
  readonly held: readonly StatementLine[]
}

export type CompletionStatement = {
  readonly lines: readonly StatementLine[]
  /** Above zero what the client receives, below what is due from the client. */
  readonly balance: Pence
}

const priceLines = ({ apportionments, chattels, price }: CompletionFigures) => [
  { label: 'Price', amount: price },
  { label: 'Chattels', amount: chattels },
  { label: 'Apportionments', amount: apportionments },
]

const negative = ({ amount, label }: StatementLine) => ({ label, amount: -amount })

const statementOf = (lines: readonly StatementLine[]): CompletionStatement => {
  const shown = lines.filter(({ amount }) => amount !== 0)
  return { lines: shown, balance: sum(shown.map(({ amount }) => amount)) }
}

/** The seller's statement: what the sale brings less what is paid from it. */
export const saleStatement = (figures: SaleFigures): CompletionStatement =>
  statementOf([
    ...priceLines(figures),
    ...figures.redemptions.map(negative),
    negative({ label: 'Estate agent', amount: figures.agent }),
    negative({ label: 'Our bill', amount: figures.bill }),
    ...figures.other.map(negative),
  ])

/** The buyer's statement: what the purchase costs less what is paid, lent and held. */
export const purchaseStatement = (figures: PurchaseFigures): CompletionStatement =>
  statementOf([
    ...priceLines(figures).map(negative),
    negative({ label: 'Tax', amount: figures.tax }),
    negative({ label: 'Our bill', amount: figures.bill }),
    { label: 'Deposit paid', amount: figures.depositPaid },
    { label: 'Mortgage advance', amount: figures.netAdvance },
    ...figures.held,
  ])

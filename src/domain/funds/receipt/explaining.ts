import { type Pence, sum } from '#domain/money'
import type { FundsPart, FundsStatement, FundsStatus } from '../funds.ts'
import type { ReceivedMoney } from './postings.ts'
import type { FundsReceipt } from './receipt.ts'

const TOLD: ReadonlySet<FundsStatus> = new Set(['with_us', 'second_person', 'accepted'])

type Told = { readonly statement: string; readonly part: FundsPart }

/** The parts that clients have sent: what they are still writing explains nothing. */
export const toldParts = (statements: readonly FundsStatement[]): readonly Told[] =>
  statements
    .filter(({ status }) => TOLD.has(status))
    .flatMap(({ id, parts }) => parts.map((part) => ({ statement: id, part })))

export type ExplainedMoney = ReceivedMoney & {
  readonly receipt: FundsReceipt | null
  readonly explained: Pence
  readonly unexplained: Pence
}

type Given = {
  readonly received: readonly ReceivedMoney[]
  readonly receipts: readonly FundsReceipt[]
  readonly statements: readonly FundsStatement[]
  /** The parts that explain nothing yet: gifts whose giver has not been checked. */
  readonly unchecked: ReadonlySet<string>
}

/**
 * Each receipt with how much of it the narrative explains: no part explains more than its own amount, and no receipt has
 * more explained than it is. The lender’s money is explained by the mortgage.
 */
export const explainReceipts = (given: Given): readonly ExplainedMoney[] => {
  const told = toldParts(given.statements).filter(({ part }) => !given.unchecked.has(part.id))
  const left = new Map(told.map(({ part }) => [part.id, part.amount ?? 0]))
  const mortgages = told.flatMap(({ part }) => (part.kind === 'mortgage' ? part.id : []))
  const take = (part: string, amount: Pence) => {
    const taken = Math.min(left.get(part) ?? 0, amount)
    left.set(part, (left.get(part) ?? 0) - taken)
    return taken
  }
  return given.received.map((money) => {
    const receipt = given.receipts.find(({ posting }) => posting === money.n) ?? null
    const wanted = money.isLender
      ? mortgages.map((part) => ({ part, amount: money.amount }))
      : (receipt?.sources ?? [])
    let explained = 0
    for (const { part, amount } of wanted)
      explained += take(part, Math.min(amount, money.amount - explained))
    return { ...money, receipt, explained, unexplained: money.amount - explained }
  })
}

/** What a case received, and how much of it is explained. */
export const receiptFigures = (all: readonly ExplainedMoney[]) => ({
  received: sum(all.map(({ amount }) => amount)),
  explained: sum(all.map(({ explained }) => explained)),
  unexplained: sum(all.map(({ unexplained }) => unexplained)),
})

/** What is left of each part that receipts may be tied to, besides what other receipts than this one take. */
export const leftOfParts = (
  statements: readonly FundsStatement[],
  receipts: readonly FundsReceipt[],
): ReadonlyMap<string, Pence> => {
  const taken = (id: string) =>
    sum(
      receipts
        .flatMap(({ sources }) => sources)
        .filter(({ part }) => part === id)
        .map(({ amount }) => amount),
    )
  return new Map(
    toldParts(statements)
      .filter(({ part }) => part.kind !== 'mortgage')
      .map(({ part }) => [part.id, (part.amount ?? 0) - taken(part.id)]),
  )
}

import { type DateOnly, earlier, later, longDate } from './dates.ts'
import { Refusal } from './refusal.ts'

/** A rule of law in force from a date, with its source and the date it was last checked. */
export type DatedRule = {
  readonly version: string
  readonly effectiveFrom: DateOnly
  readonly source: string
  readonly checkedOn: DateOnly
}

/** A rule that does not apply to contracts made before `sparesContractsBefore`. */
export type SparingRule = DatedRule & { readonly sparesContractsBefore?: DateOnly }

type Transaction = {
  readonly effectiveOn: DateOnly
  readonly contractOn?: DateOnly
  /** True when the contract was varied, assigned or sub-sold since and so loses its exemption. */
  readonly contractExcluded?: boolean
}

/** The rows of a table, each with its version ('SDLT rates 2025-04-01') and the date it was checked. */
export const datedRows = <
  Row extends { readonly effectiveFrom: DateOnly; readonly source: string },
>(
  name: string,
  checkedOn: DateOnly,
  rows: readonly Row[],
) => rows.map((row) => ({ ...row, version: `${name} ${row.effectiveFrom}`, checkedOn }))

/** The row in force on a day; undefined before the first. Rows must be in date order. */
export const inForce = <Rule extends DatedRule>(rules: readonly Rule[], on: DateOnly) =>
  rules.findLast((rule) => rule.effectiveFrom <= on)

/** The row that applies to a purchase, without the rows that exempt its contract. */
export const ruleFor = <Rule extends SparingRule>(
  rules: readonly Rule[],
  transaction: Transaction,
) =>
  rules.findLast(
    (rule) => rule.effectiveFrom <= transaction.effectiveOn && !isMadeBefore(transaction, rule),
  )

const isMadeBefore = (transaction: Transaction, rule: SparingRule) =>
  transaction.contractOn !== undefined &&
  transaction.contractExcluded !== true &&
  rule.sparesContractsBefore !== undefined &&
  transaction.contractOn < rule.sparesContractsBefore

/** One rule for several used together: effective from the latest start, checked at the earliest check. */
export const combinedRule = (rules: readonly DatedRule[]): DatedRule => ({
  version: distinct(rules.map((rule) => rule.version)).join(' + '),
  effectiveFrom: rules.map((rule) => rule.effectiveFrom).reduce(later, ''),
  source: distinct(rules.map((rule) => rule.source)).join('; '),
  checkedOn: rules.map((rule) => rule.checkedOn).reduce(earlier),
})

const distinct = (texts: readonly string[]) => [...new Set(texts)]

/** The rule; throws 422 with `code` when no dated table covers the day. */
export const requireRule = <Rule>(
  rule: Rule | undefined,
  code: string,
  what: string,
  on: DateOnly,
) => {
  if (rule === undefined)
    throw new Refusal(
      422,
      code,
      `There are no ${what} for ${longDate(on)} ${on.slice(0, 4)}. Check the date.`,
    )
  return rule
}

import { type DateOnly, longDate } from './dates.ts'
import { Refusal } from './refusal.ts'

/** A rule of law as it stood from a day on: where it was read, and when somebody last checked it. */
export type DatedRule = {
  readonly version: string
  readonly effectiveFrom: DateOnly
  readonly source: string
  readonly checkedOn: DateOnly
}

/** A contract made before that day keeps the rule that came before. */
export type SparingRule = DatedRule & { readonly sparesContractsBefore?: DateOnly }

type Occasion = {
  readonly effectiveOn: DateOnly
  readonly contractOn?: DateOnly
  /** The contract was varied, assigned or sub-sold since, so that it is not spared. */
  readonly contractExcluded?: boolean
}

/** Names every row of a table after the table and its day, and says when all of it was checked. */
export const dated = <Row extends { readonly effectiveFrom: DateOnly; readonly source: string }>(
  name: string,
  checkedOn: DateOnly,
  rows: readonly Row[],
) => rows.map((row) => ({ ...row, version: `${name} ${row.effectiveFrom}`, checkedOn }))

/** The row in force on a day; undefined before the first. Rows are in order of date. */
export const inForce = <Rule extends DatedRule>(rules: readonly Rule[], on: DateOnly) =>
  rules.findLast((rule) => rule.effectiveFrom <= on)

/** The row that a purchase falls under, its contract being spared the rows that came too late for it. */
export const ruleFor = <Rule extends SparingRule>(rules: readonly Rule[], occasion: Occasion) =>
  rules.findLast(
    (rule) => rule.effectiveFrom <= occasion.effectiveOn && !isMadeBefore(occasion, rule),
  )

const isMadeBefore = (occasion: Occasion, rule: SparingRule) =>
  occasion.contractOn !== undefined &&
  occasion.contractExcluded !== true &&
  rule.sparesContractsBefore !== undefined &&
  occasion.contractOn < rule.sparesContractsBefore

/** Several rules used together read as one: in force since the youngest, checked when the oldest was. */
export const together = (rules: readonly DatedRule[]): DatedRule => ({
  version: unique(rules.map((rule) => rule.version)).join(' + '),
  effectiveFrom: rules.map((rule) => rule.effectiveFrom).reduce(later, ''),
  source: unique(rules.map((rule) => rule.source)).join('; '),
  checkedOn: rules.map((rule) => rule.checkedOn).reduce(earlier),
})

const unique = (texts: readonly string[]) => [...new Set(texts)]
const later = (a: DateOnly, b: DateOnly) => (a > b ? a : b)
const earlier = (a: DateOnly, b: DateOnly) => (a < b ? a : b)

/** The rule, or the refusal 422 with that code when no dated table covers the day. */
export const demand = <Rule>(rule: Rule | undefined, code: string, what: string, on: DateOnly) => {
  if (rule === undefined)
    throw new Refusal(
      422,
      code,
      `There is no table of ${what} for ${longDate(on)} ${on.slice(0, 4)}. Check the date.`,
    )
  return rule
}

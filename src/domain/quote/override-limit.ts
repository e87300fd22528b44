import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { type Pence, shareOf, sum } from '#domain/money'
import { formatPercent, formatPounds } from '#domain/tax/land-tax-labels'
import type { QuoteFacts } from './facts.ts'
import { isOurWork } from './line.ts'
import { isOverridable } from './override.ts'
import type { IncompleteFact, QuoteLine } from './quote.ts'
import type { OverrideLimits } from './scale/scale.ts'

/** A matter at the scale, and with what was set by hand. */
export type SetByHand = {
  readonly matter: MatterType
  readonly scale: readonly QuoteLine[]
  readonly lines: readonly QuoteLine[]
}

const WHO = 'Whoever may change fee scales can'

/**
 * Prices that were set further from the scale than it lets an adviser go: line by line, and the fees of a matter
 * together, so that a discount on a line of its own is no way round.
 */
export const limitProblems = (
  facts: QuoteFacts,
  matters: readonly SetByHand[],
  limits: OverrideLimits,
): IncompleteFact[] => {
  const lines = matters.flatMap(({ scale }) => scale)
  const found = facts.overrides.flatMap(({ line_key, amount }, at): IncompleteFact[] => {
    const line = lines.find((it) => it.key === line_key)
    const message =
      line && isOverridable(line) && line.ex_vat > 0 ? outOf(limits, line.ex_vat, amount) : null
    return message === null ? [] : [{ field: `overrides.${at}.amount`, message }]
  })
  return found.length > 0 ? found : matters.flatMap((it) => belowTogether(facts, it, limits))
}

const outOf = ({ most_below, most_above }: OverrideLimits, scale: Pence, amount: Pence) => {
  if (most_below !== null && amount < scale - shareOf(scale, most_below))
    return `The least for this is ${formatPounds(scale - shareOf(scale, most_below))}, ${formatPercent(most_below)} below the scale. ${WHO} go lower.`
  if (most_above !== null && amount > scale + shareOf(scale, most_above))
    return `The most for this is ${formatPounds(scale + shareOf(scale, most_above))}, ${formatPercent(most_above)} above the scale. ${WHO} go higher.`
  return null
}

const feesOf = (lines: readonly QuoteLine[]) => sum(lines.filter(isOurWork).map((it) => it.ex_vat))

const belowTogether = (
  facts: QuoteFacts,
  { matter, scale, lines }: SetByHand,
  { most_below }: OverrideLimits,
): IncompleteFact[] => {
  if (most_below === null || feesOf(scale) <= 0) return []
  const least = feesOf(scale) - shareOf(feesOf(scale), most_below)
  const field = loweredBy(facts, matter)
  if (feesOf(lines) >= least || field === null) return []
  const message = `The fees for the ${matterNames[matter].toLowerCase()} come to less than ${formatPounds(least)} without VAT, ${formatPercent(most_below)} below the scale. ${WHO} go lower.`
  return [{ field, message }]
}

/** The field that brought the fees of a matter down: a discount on a line of its own, else a price set by hand. */
const loweredBy = (facts: QuoteFacts, matter: MatterType) => {
  const added = facts.added_lines.findLastIndex((it) => it.matter === matter && it.amount < 0)
  if (added >= 0) return `added_lines.${added}.amount`
  const set = facts.overrides.findLastIndex((it) => it.line_key.startsWith(`${matter}.`))
  return set >= 0 ? `overrides.${set}.amount` : null
}

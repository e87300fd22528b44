import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { type Pence, shareOf, sum } from '#domain/money'
import { formatPercent, formatPounds } from '#domain/tax/land-tax-labels'
import type { QuoteFacts } from './facts.ts'
import { isOurWork } from './line.ts'
import { isOverridable } from './override.ts'
import type { IncompleteFact, QuoteLine } from './quote.ts'
import type { OverrideLimits } from './scale/scale.ts'

export type ManualPrices = {
  readonly matter: MatterType
  readonly scale: readonly QuoteLine[]
  readonly lines: readonly QuoteLine[]
}

const ESCALATION = 'Ask someone who can change fee scales to'

/**
 * Manual prices beyond the limits of the scale: line by line, and the total fees of a matter, so that an added
 * discount cannot bypass the limit.
 */
export const limitProblems = (
  facts: QuoteFacts,
  matters: readonly ManualPrices[],
  limits: OverrideLimits,
): IncompleteFact[] => {
  const lines = matters.flatMap(({ scale }) => scale)
  const found = facts.overrides.flatMap(({ line_key, amount }, at): IncompleteFact[] => {
    const line = lines.find((it) => it.key === line_key)
    const message =
      line && isOverridable(line) && line.ex_vat > 0
        ? limitMessage(limits, line.ex_vat, amount)
        : null
    return message === null ? [] : [{ field: `overrides.${at}.amount`, message }]
  })
  return found.length > 0 ? found : matters.flatMap((it) => totalProblems(facts, it, limits))
}

const limitMessage = ({ most_below, most_above }: OverrideLimits, scale: Pence, amount: Pence) => {
  if (most_below !== null && amount < scale - shareOf(scale, most_below))
    return `The lowest price for this is ${formatPounds(scale - shareOf(scale, most_below))}, ${formatPercent(most_below)} below the scale. ${ESCALATION} go lower.`
  if (most_above !== null && amount > scale + shareOf(scale, most_above))
    return `The highest price for this is ${formatPounds(scale + shareOf(scale, most_above))}, ${formatPercent(most_above)} above the scale. ${ESCALATION} go higher.`
  return null
}

const feesOf = (lines: readonly QuoteLine[]) => sum(lines.filter(isOurWork).map((it) => it.ex_vat))

const totalProblems = (
  facts: QuoteFacts,
  { matter, scale, lines }: ManualPrices,
  { most_below }: OverrideLimits,
): IncompleteFact[] => {
  if (most_below === null || feesOf(scale) <= 0) return []
  const minimum = feesOf(scale) - shareOf(feesOf(scale), most_below)
  const field = loweringField(facts, matter)
  if (feesOf(lines) >= minimum || field === null) return []
  const message = `The fees for the ${matterNames[matter].toLowerCase()} are less than ${formatPounds(minimum)} without VAT, ${formatPercent(most_below)} below the scale. ${ESCALATION} go lower.`
  return [{ field, message }]
}

const loweringField = (facts: QuoteFacts, matter: MatterType) => {
  const added = facts.added_lines.findLastIndex((it) => it.matter === matter && it.amount < 0)
  if (added >= 0) return `added_lines.${added}.amount`
  const override = facts.overrides.findLastIndex((it) => it.line_key.startsWith(`${matter}.`))
  return override >= 0 ? `overrides.${override}.amount` : null
}

import { addDays, type DateOnly } from '#domain/dates'
import { invalid } from '#domain/refusal'
import { assumptionsOf } from './assumption.ts'
import { clientProblemsOf, validityProblems } from './completeness.ts'
import { mattersOf, type QuoteFacts } from './facts.ts'
import { isOurWork, totalOf, vatByRate } from './line.ts'
import { parseMatter } from './matter-parsing.ts'
import { type MatterToPrice, priceMatter, scaleLines } from './matter-pricing.ts'
import { overrideProblems } from './override.ts'
import { limitProblems } from './override-limit.ts'
import { possibleCosts } from './possible-cost.ts'
import type { Amounts, IncompleteFact, PricedMatter, PricedQuote, QuoteTax } from './quote.ts'
import type { FeeScale } from './scale/scale.ts'
import { taxOf } from './tax-result.ts'

export type Pricing = { readonly passesLimits?: boolean }

/**
 * Prices a quote at a fee scale on a day; `incomplete` has the problems that prevent sending. Never throws, so that
 * it can run while a form is typed.
 */
export const priceQuote = (
  facts: QuoteFacts,
  scale: FeeScale,
  today: DateOnly,
  { passesLimits = false }: Pricing = {},
): PricedQuote => {
  const parsedMatters = mattersOf(facts.subject).map((matter) =>
    parseMatter(facts, matter, scale, today),
  )
  const pricedInputs = parsedMatters.flatMap(({ matterToPrice: it }) => it ?? [])
  const matters = pricedInputs.map(priceMatter)
  const taxed = taxOf(facts, today)
  const could_apply = [...pricedInputs.flatMap(possibleCosts), ...taxed.could]
  const columns = columnsOf(matters, taxed.tax)
  return {
    priced_on: today,
    scale: { id: scale.id, name: scale.name },
    matters,
    ...columns,
    land_tax: taxed.tax,
    could_apply,
    included: uniqueTexts(pricedInputs.flatMap((it) => it.scale.included)),
    assumptions: assumptionsOf(facts, taxed.tax, could_apply),
    excluded: uniqueTexts(pricedInputs.flatMap((it) => it.scale.excluded)),
    valid_until: facts.valid_until ?? addDays(today, scale.valid_days),
    incomplete: [
      ...clientProblemsOf(facts),
      ...parsedMatters.flatMap(({ problems }) => problems),
      ...taxed.problems,
      ...overrideProblems(facts, ruleKeys(pricedInputs)),
      ...(passesLimits
        ? []
        : limitProblems(facts, manualPrices(pricedInputs, matters), scale.limits)),
      ...validityProblems(facts.valid_until, today),
      ...discountProblems(columns.fees),
    ],
  }
}

const discountProblems = (fees: Amounts): IncompleteFact[] =>
  fees.inc_vat < 0
    ? [{ field: 'overrides', message: 'The discounts exceed the fees. Reduce a discount.' }]
    : []

/** Prices a quote for sending; throws 422 with a message for each incomplete field. */
export const completePrice = (
  facts: QuoteFacts,
  scale: FeeScale,
  today: DateOnly,
  pricing: Pricing = {},
): PricedQuote => {
  const priced = priceQuote(facts, scale, today, pricing)
  if (priced.incomplete.length > 0) throw invalid(byField(priced.incomplete))
  return priced
}

export const byField = (problems: readonly IncompleteFact[]) =>
  Object.fromEntries(
    uniqueTexts(problems.map(({ field }) => field)).map((field) => [
      field,
      problems.filter((it) => it.field === field).map(({ message }) => message),
    ]),
  )

const columnsOf = (matters: readonly PricedMatter[], tax: QuoteTax | null) => {
  const lines = matters.flatMap((it) => it.lines)
  const total = totalOf(lines)
  const land_tax = tax?.total ?? 0
  return {
    fees: totalOf(matters.map((it) => it.fees)),
    fees_vat: vatByRate(lines.filter(isOurWork)),
    disbursements: totalOf(matters.map((it) => it.disbursements)),
    totals: { ...total, land_tax, with_tax: total.inc_vat + land_tax },
  }
}

const manualPrices = (pricedInputs: readonly MatterToPrice[], matters: readonly PricedMatter[]) =>
  pricedInputs.map((matterToPrice, at) => ({
    matter: matterToPrice.matter,
    scale: scaleLines(matterToPrice),
    lines: matters[at]?.lines ?? [],
  }))

const ruleKeys = (pricedInputs: readonly MatterToPrice[]) =>
  new Set(
    pricedInputs
      .flatMap(scaleLines)
      .filter((line) => line.origin === 'rule')
      .map((line) => line.key),
  )

const uniqueTexts = (texts: readonly string[]) => [...new Set(texts)]

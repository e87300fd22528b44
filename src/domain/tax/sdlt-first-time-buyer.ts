import { inForce } from '#domain/dated-rule'
import type { Pence } from '#domain/money'
import type { Band } from './land-tax-bands.ts'
import { formatPounds } from './land-tax-labels.ts'
import type { LandTaxQuestion } from './land-tax-question.ts'
import { SDLT_FIRST_TIME_BUYER } from './sdlt-rates.ts'

/** The shortest lease that qualifies for the relief, FA 2003 Sch 6ZA. */
const LEAST_LEASE_YEARS = 21

/** The amount that the cap applies to: with shared ownership the market value, never the share. */
const cappedAmount = ({ price, sharedOwnership }: LandTaxQuestion): Pence =>
  sharedOwnership?.marketValue ?? price

/** First-time buyers' relief: its rule and bands, or why it does not apply; undefined when not claimed. */
export const firstTimeBuyerRelief = (question: LandTaxQuestion) => {
  if (!question.firstTimeBuyer) return undefined
  const rule = inForce(SDLT_FIRST_TIME_BUYER, question.effectiveOn)
  const refused = refusedFor(question) ?? refusedByRule(question, rule?.relief)
  if (refused !== undefined || !rule?.relief) return { refused }
  const { nilUpTo, cap, rate } = rule.relief
  const bands: Band[] = [
    { upTo: nilUpTo, rate: 0 },
    { upTo: cap, rate },
  ]
  return { rule, bands }
}

const refusedFor = ({ company, additional, lease }: LandTaxQuestion) => {
  if (company) return 'First-time buyers’ relief is not given: a company is not a first-time buyer.'
  if (additional)
    return 'First-time buyers’ relief is not given: it cannot be claimed with the higher rates.'
  if (lease && lease.termYears < LEAST_LEASE_YEARS)
    return `First-time buyers’ relief is not given: the lease has fewer than ${LEAST_LEASE_YEARS} years to run.`
  return undefined
}

const refusedByRule = (
  question: LandTaxQuestion,
  relief: (typeof SDLT_FIRST_TIME_BUYER)[number]['relief'] | undefined,
) => {
  if (!relief) return 'First-time buyers’ relief is not given: there was none on that date.'
  if (cappedAmount(question) <= relief.cap) return undefined
  const whose = question.sharedOwnership ? 'market value' : 'price'
  return `First-time buyers’ relief is not given: the ${whose} is above ${formatPounds(relief.cap)}, so the whole of it pays the standard rates.`
}

import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Refusal } from '#domain/refusal'
import { FeeCase, feeOf } from './case-fee.ts'
import { LandCase, questionOf } from './case-land.ts'
import { landTax } from './land-tax.ts'

/** A published example: its question and its expected figure, in pounds. */
const TaxCase = z.object({
  id: z.string(),
  tax: z.enum(['SDLT', 'LTT', 'LR'], 'The tax is unknown; it must be SDLT, LTT or LR.'),
  effectiveDate: DateOnly,
  price: z.number().check(z.minimum(0)),
  expected: z.number(),
  tolerance: z._default(z.number(), 0),
  expectedNpv: z.optional(z.number()),
})

const Disputed = z.object({ disputed: z.literal(true) })

type TaxCase = z.output<typeof TaxCase>
type Figure = { readonly name: string; readonly got: number; readonly expected: number }

export type TaxVerdict = {
  readonly id: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** The differing figures and their rule, or why nothing was calculated; '' when passed. */
  readonly why: string
}

/** Calculates a published example and compares the result with the published figure. */
export const judgeTaxCase = (written: unknown): TaxVerdict => {
  const given = withoutBlanks(written)
  const id = nameOf(given)
  if (Disputed.safeParse(given).success) return { id, outcome: 'skipped', why: 'disputed' }
  try {
    return judged(TaxCase.parse(given), given)
  } catch (thrown) {
    return { id, outcome: 'failed', why: reasonOf(thrown) }
  }
}

const withoutBlanks = (written: unknown): unknown =>
  typeof written === 'object' && written !== null
    ? Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
    : written

const nameOf = (given: unknown) => {
  const named = z.object({ id: z.string() }).safeParse(given)
  return named.success ? named.data.id : '(no id)'
}

const judged = (it: TaxCase, given: unknown): TaxVerdict => {
  const { figures, rule } = it.tax === 'LR' ? fee(it, given) : tax(it, given)
  const wrong = figures.find(({ got, expected }) => !isClose(got, expected, it.tolerance))
  if (!wrong) return { id: it.id, outcome: 'passed', why: '' }
  const { name, expected, got } = wrong
  const why = `${name} expected ${written(expected)}, got ${written(got)} (rule: ${rule})`
  return { id: it.id, outcome: 'failed', why }
}

const tax = (it: TaxCase, given: unknown) => {
  const answer = landTax(questionOf(it, LandCase.parse(given)))
  const total = { name: it.tax, got: answer.total / 100, expected: it.expected }
  const npv =
    it.expectedNpv === undefined
      ? []
      : [{ name: 'NPV', got: (answer.rent?.npv ?? 0) / 100, expected: it.expectedNpv }]
  return { figures: [total, ...npv] satisfies Figure[], rule: answer.rule.version }
}

const fee = (it: TaxCase, given: unknown) => {
  const answer = feeOf(it, FeeCase.parse(given))
  const figures: Figure[] = [{ name: it.tax, got: answer.fee / 100, expected: it.expected }]
  return { figures, rule: answer.rule.version }
}

/** Allows a ten-thousandth of a penny for decimal figures in the file. */
const isClose = (got: number, expected: number, tolerance: number) =>
  Math.abs(got - expected) <= tolerance + 1e-6

const written = (amount: number) =>
  `£${amount.toLocaleString('en-GB', { maximumFractionDigits: 4 })}`

const reasonOf = (thrown: unknown) => {
  if (thrown instanceof Refusal) return thrown.message
  if (thrown instanceof z.core.$ZodError)
    return thrown.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
  throw thrown
}

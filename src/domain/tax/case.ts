import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Refusal } from '#domain/refusal'
import { FeeCase, feeOf } from './case-fee.ts'
import { LandCase, questionOf } from './case-land.ts'
import { landTax } from './land-tax.ts'

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

export const judgeTaxCase = (written: unknown): TaxVerdict => {
  const fields = withoutBlanks(written)
  const id = nameOf(fields)
  if (Disputed.safeParse(fields).success) return { id, outcome: 'skipped', why: 'disputed' }
  try {
    return compare(TaxCase.parse(fields), fields)
  } catch (thrown) {
    return { id, outcome: 'failed', why: reasonOf(thrown) }
  }
}

const withoutBlanks = (written: unknown): unknown =>
  typeof written === 'object' && written !== null
    ? Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
    : written

const nameOf = (fields: unknown) => {
  const named = z.object({ id: z.string() }).safeParse(fields)
  return named.success ? named.data.id : '(no id)'
}

const compare = (taxCase: TaxCase, fields: unknown): TaxVerdict => {
  const { figures, rule } = taxCase.tax === 'LR' ? fee(taxCase, fields) : tax(taxCase, fields)
  const wrong = figures.find(({ got, expected }) => !isClose(got, expected, taxCase.tolerance))
  if (!wrong) return { id: taxCase.id, outcome: 'passed', why: '' }
  const { name, expected, got } = wrong
  const why = `${name} expected ${written(expected)}, got ${written(got)} (rule: ${rule})`
  return { id: taxCase.id, outcome: 'failed', why }
}

const tax = (taxCase: TaxCase, fields: unknown) => {
  const answer = landTax(questionOf(taxCase, LandCase.parse(fields)))
  const total = { name: taxCase.tax, got: answer.total / 100, expected: taxCase.expected }
  const npv =
    taxCase.expectedNpv === undefined
      ? []
      : [{ name: 'NPV', got: (answer.rent?.npv ?? 0) / 100, expected: taxCase.expectedNpv }]
  return { figures: [total, ...npv] satisfies Figure[], rule: answer.rule.version }
}

const fee = (taxCase: TaxCase, fields: unknown) => {
  const answer = feeOf(taxCase, FeeCase.parse(fields))
  const figures: Figure[] = [
    { name: taxCase.tax, got: answer.fee / 100, expected: taxCase.expected },
  ]
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

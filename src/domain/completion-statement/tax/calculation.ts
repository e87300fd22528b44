import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { formatPence } from '#domain/money'
import { Pence } from '#domain/money-schema'
import { Refusal } from '#domain/refusal'
import type { TaxSlice } from '#domain/tax/land-tax-bands'
import { formatPercent } from '#domain/tax/land-tax-labels'
import { factLabels, type StatedFact } from './facts.ts'

/** A sum that the law prescribes, with its working. */
export const CalculatedFigure = z.object({
  amount: Pence,
  /** The rates: 'First-time buyer'. */
  basis: z.string(),
  lines: z.array(z.object({ label: z.string(), amount: Pence })),
  notes: z.array(z.string()),
  rule: z.object({ version: z.string(), source: z.string(), checked_on: DateOnly }),
})
export type CalculatedFigure = z.infer<typeof CalculatedFigure>

export type Calculation = {
  readonly facts: readonly StatedFact[]
  /** What nobody has said yet, in words. */
  readonly missing: readonly string[]
  /** Null while anything is missing, and where no rule covers the facts. */
  readonly figure: CalculatedFigure | null
  /** Why the facts give no figure; null where they do or some are missing. */
  readonly problem: string | null
}

export const bandLine = ({ from, to, rate, tax }: TaxSlice, before = '') => {
  const band =
    to === null ? `Above ${formatPence(from)}` : `${formatPence(from)} to ${formatPence(to)}`
  return { label: `${before}${band} at ${formatPercent(rate)}`, amount: tax }
}

const missingIn = (facts: readonly StatedFact[]) =>
  facts.filter(({ value }) => value === null).map(({ key }) => factLabels[key])

type Worked = { readonly more: readonly StatedFact[]; readonly figure: CalculatedFigure }

/** The figure once every fact is known; a rule that is missing for them is said and never guessed. */
export const calculated = (
  asked: readonly StatedFact[],
  work: (() => Worked) | null,
): Calculation => {
  const missing = missingIn(asked)
  const none = { facts: asked, missing, figure: null, problem: null }
  if (work === null || missing.length > 0) return none
  try {
    const { more, figure } = work()
    const later = missingIn(more)
    return {
      facts: [...asked, ...more],
      missing: later,
      figure: later.length > 0 ? null : figure,
      problem: null,
    }
  } catch (error) {
    if (error instanceof Refusal) return { ...none, problem: error.message }
    throw error
  }
}

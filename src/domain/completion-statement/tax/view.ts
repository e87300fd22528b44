import * as z from 'zod/mini'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseFigures } from '../figures.ts'
import { CalculatedFigure, type Calculation } from './calculation.ts'
import { blankTaxFacts, factLabels } from './facts.ts'
import { calculateLandTax } from './land-tax.ts'
import { ChangedFact, changesSince, heldFigure, LockedFigure } from './lock.ts'
import { calculateRegistrationFee } from './registration-fee.ts'
import type { TaxSources } from './sources.ts'

/** A figure that the law prescribes: its facts, its working, and the lock. */
export const FigureView = z.object({
  facts: z.array(z.object({ label: z.string(), value: z.nullable(z.string()) })),
  missing: z.array(z.string()),
  figure: z.nullable(CalculatedFigure),
  problem: z.nullable(z.string()),
  lock: z.nullable(LockedFigure),
  /** What has changed since it was locked; the lock holds while this is empty. */
  changed: z.array(ChangedFact),
})
export type FigureView = z.infer<typeof FigureView>

/** Purchases, and transfers of equity, are taxed and pay a fee by what is given. */
export const isTaxable = ({ matter_type }: Pick<Conveyance, 'matter_type'>) =>
  matter_type === 'purchase' || matter_type === 'transfer-of-equity'

type Of = {
  readonly conveyance: TaxSources['conveyance']
  readonly figures: Pick<CaseFigures, 'chattels' | 'tax_facts' | 'tax' | 'registration_fee'>
}

export const figureKinds = ['tax', 'registration_fee'] as const
export type FigureKind = (typeof figureKinds)[number]

const calculators = { tax: calculateLandTax, registration_fee: calculateRegistrationFee } as const

export const calculationOf = ({ conveyance, figures }: Of, kind: FigureKind): Calculation =>
  calculators[kind]({
    conveyance,
    chattels: figures.chattels,
    facts: figures.tax_facts ?? blankTaxFacts,
  })

/** The figure that is locked to the facts as they are now; null while it is open or has fallen. */
export const heldOf = (of: Of, kind: FigureKind): LockedFigure | null =>
  heldFigure(of.figures[kind] ?? null, calculationOf(of, kind))

export const figureViewOf = (of: Of, kind: FigureKind): FigureView => {
  const { facts, missing, figure, problem } = calculationOf(of, kind)
  const lock = of.figures[kind] ?? null
  return {
    facts: facts.map(({ key, value }) => ({ label: factLabels[key], value })),
    missing: [...missing],
    figure,
    problem,
    lock,
    changed: changesSince(lock, { facts }),
  }
}

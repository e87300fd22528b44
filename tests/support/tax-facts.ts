import { blankTaxFacts, type TaxFacts } from '#domain/completion-statement/tax/facts'
import { factsAsLocked, type LockedFigure } from '#domain/completion-statement/tax/lock'
import { calculationOf, type FigureKind } from '#domain/completion-statement/tax/view'

/** A home that a couple buy who have had one before and keep none. */
export const homeFacts: TaxFacts = {
  ...blankTaxFacts,
  use: 'residential',
  dwellings: 1,
  company: false,
  first_time_buyer: false,
  additional: false,
  non_resident: false,
}

/** The figure of a case as somebody locks it. */
export const lockedTo = (
  of: Parameters<typeof calculationOf>[0],
  kind: FigureKind = 'tax',
): LockedFigure => {
  const { figure, facts } = calculationOf(of, kind)
  return {
    amount: figure?.amount ?? 0,
    by: { id: 'u', name: 'U' },
    at: '2026-11-30T09:00:00.000Z',
    facts: factsAsLocked(facts),
  }
}

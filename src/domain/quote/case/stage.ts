import { assertAllowed } from '#domain/act'
import type { Instant } from '#domain/dates'
import { withChange } from '#domain/record-change'
import { mayChangeStage } from './acts.ts'
import type { StageChange } from './bodies.ts'
import { type QuoteCaseOutcome, quoteCaseEvent } from './change.ts'
import type { QuoteCase } from './quote-case.ts'

export const changeQuoteStage = (
  it: QuoteCase,
  { sale_stage }: Pick<StageChange, 'sale_stage'>,
  now: Instant,
): QuoteCaseOutcome => {
  assertAllowed(mayChangeStage(it))
  if (it.sale_stage === sale_stage) return { quoteCase: it, events: [] }
  const quoteCase = withChange(it, { sale_stage, facts: { ...it.facts, sale_stage } }, now)
  const detail = { before: it.sale_stage, after: sale_stage }
  return {
    quoteCase,
    events: [quoteCaseEvent('quotecase.stage-changed', quoteCase, ['sale_stage'], detail)],
  }
}

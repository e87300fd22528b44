import { lazy, Suspense } from 'react'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import type { Conflict } from '#stores/record/saving'

const ConflictChooser = lazy(() => import('./ConflictChooser.tsx'))

type Props = {
  conflict: Conflict<QuoteCase> | null
  base: QuoteFacts | undefined
  onEnd: (winner: 'mine' | 'theirs') => void
}

/** Asks which version to keep when somebody else changed the facts meanwhile; loaded when that happens. */
export const FactsConflict = ({ conflict, base, onEnd }: Props) =>
  conflict === null || base === undefined ? null : (
    <Suspense fallback={null}>
      <ConflictChooser conflict={conflict} base={base} onEnd={onEnd} />
    </Suspense>
  )

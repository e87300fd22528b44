import { useStore } from '@nanostores/react'
import StaleChooser from '#components/form/StaleChooser.tsx'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import { $facts } from '#stores/quote/draft'
import type { Conflict } from '#stores/record/saving'
import { draftDisagreements } from './draft-disagreements.ts'

type Props = {
  conflict: Conflict<QuoteCase>
  base: QuoteFacts
  onEnd: (winner: 'mine' | 'theirs') => void
}

export default function ConflictChooser({ conflict: { theirs, changed }, base, onEnd }: Props) {
  const myFacts = useStore($facts)
  return (
    <StaleChooser
      changed={changed}
      places={draftDisagreements({ base, mine: myFacts, theirs: theirs.facts })}
      onKeep={() => onEnd('mine')}
      onTake={() => onEnd('theirs')}
      isCalm
    />
  )
}

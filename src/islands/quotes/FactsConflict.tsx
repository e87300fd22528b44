import { useStore } from '@nanostores/react'
import { StaleChooser } from '#components/StaleChooser.tsx'
import type { QuoteFacts } from '#domain/quote-facts'
import { $facts, type Conflict } from '#stores/quote-draft'
import { draftPlaces } from './draft-places.ts'

type Props = {
  conflict: Conflict | null
  base: QuoteFacts | undefined
  onEnd: (winner: 'mine' | 'theirs') => void
}

/** Somebody else changed these facts while they were typed in: both, and whose shall stand. */
export const FactsConflict = ({ conflict, base, onEnd }: Props) => {
  const mine = useStore($facts)
  if (conflict === null || base === undefined) return null
  const { theirs, changed } = conflict
  return (
    <StaleChooser
      changed={changed}
      places={draftPlaces({ base, mine, theirs: theirs.facts })}
      onKeep={() => onEnd('mine')}
      onTake={() => onEnd('theirs')}
      isCalm
    />
  )
}

import { useStore } from '@nanostores/react'
import StaleChooser from '#components/form/StaleChooser.tsx'
import type { QuoteFacts } from '#domain/quote/facts'
import { $facts, type Conflict } from '#stores/quote/draft'
import { draftPlaces } from './draft-places.ts'

type Props = {
  conflict: Conflict
  base: QuoteFacts
  onEnd: (winner: 'mine' | 'theirs') => void
}

/** Both versions of what two people typed, and whose shall stand. */
export default function ConflictChooser({ conflict: { theirs, changed }, base, onEnd }: Props) {
  const mine = useStore($facts)
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

import { useStore } from '@nanostores/react'
import { $conflict, $draft, endConflict } from '#stores/quote-draft'
import { FactsConflict } from './FactsConflict.tsx'

export const DraftConflict = () => (
  <FactsConflict
    conflict={useStore($conflict)}
    base={useStore($draft)?.facts}
    onEnd={(winner) => void endConflict(winner)}
  />
)

import { useStore } from '@nanostores/react'
import { $editConflict, $opened, endEditConflict } from '#stores/quote-cases-editing'
import { FactsConflict } from './FactsConflict.tsx'

export const EditConflict = () => (
  <FactsConflict
    conflict={useStore($editConflict)}
    base={useStore($opened)?.facts}
    onEnd={endEditConflict}
  />
)

import { useStore } from '@nanostores/react'
import { $callStandings } from '#stores/call/board'
import { BestHour } from './BestHour.tsx'

/** When the person of a case is best tried. */
export const CallStandingCell = ({ id }: { id: string }) => (
  <BestHour of={useStore($callStandings).get(id)} />
)

import { useStore } from '@nanostores/react'
import { $callStatuses } from '#stores/call/board'
import { BestHour } from './BestHour.tsx'

/** The best hour to call about a quote. */
export const CallStatusCell = ({ id }: { id: string }) => (
  <BestHour of={useStore($callStatuses).get(id)} />
)

import { useStore } from '@nanostores/react'
import { $callStatuses } from '#stores/call/board'
import { BestHour } from './BestHour.tsx'

export const CallStatusCell = ({ id }: { id: string }) => (
  <BestHour of={useStore($callStatuses).get(id)} />
)

import type { RetentionView } from './retention.ts'

type Stated = Pick<RetentionView, 'hold' | 'destruction'>

/** 'Time is over', or what was decided. */
export const retentionStatus = ({ hold, destruction }: Stated): string => {
  if (hold !== null) return 'On hold'
  if (destruction === null) return 'Time is over'
  if (destruction.status === 'destroyed') return 'Destroyed'
  return destruction.status === 'approved' ? 'Goes tonight' : 'Waits for approval'
}

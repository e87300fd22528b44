import type { CloudStatus } from './intake.ts'

export type CloudOutcome = {
  readonly status: 'sent' | 'delivered' | 'failed'
  readonly read_at: string | null
}

/** What became of a message by all that was reported of it, in whatever order it came: a failure never undoes a delivery. */
export const outcomeOf = (
  reported: readonly Pick<CloudStatus, 'status' | 'at'>[],
): CloudOutcome => {
  const of = (status: CloudStatus['status']) => reported.find((it) => it.status === status)
  const read = of('read')
  const isDelivered = read !== undefined || of('delivered') !== undefined
  return {
    status: isDelivered ? 'delivered' : of('failed') ? 'failed' : 'sent',
    read_at: read?.at ?? null,
  }
}

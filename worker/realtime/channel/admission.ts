import type { RealtimeApp, RealtimeSession } from '../app.ts'
import type { Crowd } from '../hub-rpc.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { limits } from '../protocol/limits.ts'
import type { ShardAddress } from '../spread.ts'

export type Admission = {
  readonly app: RealtimeApp
  readonly address: ShardAddress
  readonly session: RealtimeSession | null
}

// It carries the application's secret; request logs redact headers whose name contains "secret".
const HEADER = 'X-Realtime-Secret-Admission'

/** The request with its admission header, which overwrites any that the client sent. */
export const withAdmission = (request: Request, admission: Admission) => {
  const admitted = new Request(request)
  admitted.headers.set(HEADER, encodeURIComponent(JSON.stringify(admission)))
  return admitted
}

/** The admission of a request. Only the gateway can reach the Hub, so the header can be trusted. */
export const admissionIn = (request: Request): Admission =>
  JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? ''))

/** Why a socket, already included in the counts, exceeds a quota; null when it does not. */
export const quotaRefusal = ({ app }: Admission, counts: readonly Crowd[]): Reason | null => {
  const sum = (count: (shardCount: Crowd) => number) =>
    counts.reduce((total, shardCount) => total + count(shardCount), 0)
  if (sum(({ sockets }) => sockets) > (app.maxConnections ?? limits.socketsPerApp))
    return reasons.overQuota
  return sum(({ ofUser }) => ofUser) > limits.socketsPerUser ? reasons.tooManySockets : null
}

import type { RealtimeApp, RealtimeSession } from '../app.ts'
import type { Crowd } from '../hub-rpc.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { limits } from '../protocol/limits.ts'
import type { Place } from '../spread.ts'

/** What the gateway vouches for when it passes a socket on. */
export type Admission = {
  readonly app: RealtimeApp
  readonly place: Place
  readonly session: RealtimeSession | null
}

// It carries the application's secret, and logs of requests leave out what is named so.
const HEADER = 'X-Realtime-Secret-Admission'

/** The request as the Hub may trust it: whatever the client put there itself is overwritten. */
export const withAdmission = (request: Request, admission: Admission) => {
  const admitted = new Request(request)
  admitted.headers.set(HEADER, encodeURIComponent(JSON.stringify(admission)))
  return admitted
}

/** What the gateway vouched for. Only the gateway can reach the Hub, so the header is its own. */
export const admissionIn = (request: Request): Admission =>
  JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? ''))

/** Why there is no room for a socket, itself counted in each of the firm's crowds; null when there is. */
export const roomRefusal = ({ app }: Admission, crowds: readonly Crowd[]): Reason | null => {
  const sum = (count: (crowd: Crowd) => number) =>
    crowds.reduce((total, crowd) => total + count(crowd), 0)
  if (sum(({ sockets }) => sockets) > (app.maxConnections ?? limits.socketsPerApp))
    return reasons.overQuota
  return sum(({ ofUser }) => ofUser) > limits.socketsPerUser ? reasons.tooManySockets : null
}

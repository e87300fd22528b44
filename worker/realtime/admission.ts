import type { RealtimeApp, RealtimeSession } from './app.ts'
import { type Reason, reasons } from './codes.ts'
import type { Connections } from './connections.ts'
import { limits } from './limits.ts'

/** What the gateway vouches for when it passes a socket on. */
export type Admission = { readonly app: RealtimeApp; readonly session: RealtimeSession | null }

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

/** Why there is no room for one more socket; null when there is. */
export const roomRefusal = (
  connections: Connections,
  { app, session }: Admission,
): Reason | null => {
  const open = connections.all()
  if (open.length >= (app.maxConnections ?? limits.socketsPerApp)) return reasons.overQuota
  if (session === null) return null
  const own = open.filter((connection) => connection.session?.userId === session.userId)
  return own.length >= limits.socketsPerUser ? reasons.tooManySockets : null
}

import type { RealtimeApp, RealtimeSession } from '../app.ts'
import { type Reason, reasons } from '../protocol/codes.ts'
import { isAllowedOrigin } from '../protocol/origins.ts'

const PROTOCOLS = ['4', '5', '6', '7']
const VERSION = /^\d[\w.+-]*$/

/** Why a connection is refused; null when it is allowed. Runs before the Hub, so that a flood never reaches it. */
export const handshakeRefusal = (
  request: Request,
  app: RealtimeApp,
  session: RealtimeSession | null,
): Reason | null => {
  const { protocol, pathname, searchParams } = new URL(request.url)
  const key = keyIn(pathname)
  if (key === null) return reasons.unknownPath
  if (key !== app.key) return reasons.unknownApp
  if (app.isDisabled === true) return reasons.disabledApp
  if (app.needsTls === true && protocol === 'http:') return reasons.needsTls
  if (!isAllowedOrigin(app, request.headers.get('Origin'))) return reasons.foreignOrigin
  if (app.needsSession === true && session === null) return reasons.unauthorized
  return protocolRefusal(searchParams)
}

export const isUpgrade = (request: Request) =>
  request.headers.get('Upgrade')?.toLowerCase() === 'websocket'

export const keyIn = (pathname: string) => /^\/app\/([^/]+)$/.exec(pathname)?.[1] ?? null

const protocolRefusal = (query: URLSearchParams) => {
  const protocol = query.get('protocol')
  if (protocol === null || protocol === '') return reasons.missingProtocol
  if (!PROTOCOLS.includes(protocol)) return reasons.unknownProtocol
  return VERSION.test(query.get('version') ?? '0') ? null : reasons.badVersion
}

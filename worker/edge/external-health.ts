import type { ExternalBackend } from '#domain/firm'
import { noResponse, requestExternal } from './external.ts'
import type { Visit } from './visit.ts'

/** Milliseconds for which a check counts, because visitors can ask without limit. */
const CHECKED_MS = 15_000
const checks = new Map<string, { readonly isUp: boolean; readonly until: number }>()

/** Throws 502 while the external API is in maintenance, fails, or is not at its address. */
export const requireExternalUp = async (visit: Visit, external: ExternalBackend) => {
  const { apiDomain } = external
  const known = checks.get(apiDomain)
  const isKnown = known !== undefined && known.until > Date.now()
  const isUp = isKnown ? known.isUp : await respondsTo(visit, external)
  if (!isKnown) checks.set(apiDomain, { isUp, until: Date.now() + CHECKED_MS })
  if (!isUp) throw noResponse()
}

// Without a token it answers 401.
const respondsTo = async (visit: Visit, external: ExternalBackend) => {
  const answer = await requestExternal(visit, external, '/auth/user', {}).catch(() => null)
  await answer?.body?.cancel()
  return answer !== null && answer.status < 500 && answer.status !== 404
}

import { IDLE_TIMEOUT_MS, MAX_SESSION_MS, SessionContent } from '#domain/user/session-content'
import type { Site } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { seal, unsealAs } from './sealing.ts'

const REFRESH_MS = 5 * 60_000

export const sealSession = (env: Env, content: SessionContent) => seal(env, 'session', content)

/** The session of a cookie; null when it is idle, too old, or belongs to another host. `now` in ms. */
export const openSession = async (env: Env, site: Site, sealed: string, now: number) => {
  const content = await unsealAs(env, 'session', SessionContent, sealed)
  return content !== null && secondsLeft(content, now) > 0 && isOf(site, content) ? content : null
}

const isOf = (site: Site, { tenant, audience }: SessionContent) =>
  tenant === site.firm.tenant && audience === site.audience

/** Seconds until the session ends: 30 minutes after its last use, at most 12 hours after it was opened. */
export const secondsLeft = ({ seen_at, opened_at }: SessionContent, now: number) => {
  const end = Math.min(
    Date.parse(seen_at) + IDLE_TIMEOUT_MS,
    Date.parse(opened_at) + MAX_SESSION_MS,
  )
  return Math.floor((end - now) / 1000)
}

/** Whether the cookie's last-use time is old enough to be renewed; `now` in ms. */
export const isDue = ({ seen_at }: SessionContent, now: number) =>
  now - Date.parse(seen_at) > REFRESH_MS

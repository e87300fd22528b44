import * as z from 'zod/mini'
import { deviceName } from '#domain/user/security/device'
import { KNOWN_MS } from '#domain/user/security/remembered-device'
import type { Visit } from '../visit.ts'
import { cookie, parseCookie } from './cookies.ts'
import { seal, unsealAs } from './sealing.ts'
import { hashOf, newToken } from './token.ts'

/** 'Chrome on Windows' for the browser of a request; null where it does not say. */
export const deviceOf = ({ request }: Visit) => deviceName(request.headers.get('User-Agent') ?? '')

const DeviceCookie = z.object({ tenant: z.string(), token: z.string() })

/** What a browser is known by: the token of its cookie, or a new one, with the hash that the firm's object stores. */
export const browserOf = async (visit: Visit) => {
  const { env, site, request } = visit
  const sealed = parseCookie(site, request, 'device')
  const stored = sealed && (await unsealAs(env, 'device', DeviceCookie, sealed))
  const deviceToken = stored && stored.tenant === site.firm.tenant ? stored.token : newToken()
  return { deviceToken, seen: { device: deviceOf(visit), deviceHash: hashOf(deviceToken) } }
}

/** The cookie by which a browser is known again; it signs nobody in. */
export const deviceCookie = async ({ env, site }: Visit, token: string) =>
  cookie(site, 'device', await seal(env, 'device', { tenant: site.firm.tenant, token }), {
    seconds: KNOWN_MS / 1000,
  })

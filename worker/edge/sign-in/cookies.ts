import type { SessionContent } from '#domain/user/session-content'
import type { Site } from '#worker/directory/site'
import type { Env } from '#worker/env'
import { claimOf, sealSession, secondsLeft } from './session.ts'

export type CookieName =
  | 'auth_token'
  | 'session'
  | 'handover'
  | 'pending'
  | 'device'
  | 'single_sign_on'
  | 'mailbox'

/** '__Host-session', or 'session' on plain http at localhost. */
export const cookieName = ({ isPlain }: Site, name: CookieName) =>
  isPlain ? name : `__Host-${name}`

/** The value of a cookie; null when it is absent or empty. */
export const parseCookie = (site: Site, request: Request, name: CookieName) => {
  const prefix = `${cookieName(site, name)}=`
  const pairs = (request.headers.get('Cookie') ?? '').split(';').map((it) => it.trim())
  return pairs.find((it) => it.startsWith(prefix))?.slice(prefix.length) || null
}

type CookieOptions = {
  readonly seconds: number
  readonly readable?: boolean
  readonly lax?: boolean
}

export const cookie = (site: Site, name: CookieName, value: string, options: CookieOptions) =>
  [
    `${cookieName(site, name)}=${value}`,
    `Max-Age=${options.seconds}`,
    'Path=/',
    `SameSite=${options.lax ? 'Lax' : 'Strict'}`,
    ...(site.isPlain ? [] : ['Secure']),
    ...(options.readable ? [] : ['HttpOnly']),
  ].join('; ')

export const expiredCookie = (site: Site, name: CookieName) =>
  cookie(site, name, '', {
    seconds: 0,
    readable: name === 'auth_token',
    lax: name === 'handover' || name === 'single_sign_on' || name === 'mailbox',
  })

export const sessionCookies = async (
  env: Env,
  site: Site,
  token: string,
  content: SessionContent,
) => {
  const now = Date.now()
  const seconds = secondsLeft(content, now)
  return [
    cookie(site, 'auth_token', encodeURIComponent(token), { seconds, readable: true }),
    cookie(site, 'session', await sealSession(env, claimOf(site, content, now)), { seconds }),
  ]
}

/** The Set-Cookie headers that delete both session cookies. */
export const expiredSessionCookies = (site: Site) => [
  expiredCookie(site, 'auth_token'),
  expiredCookie(site, 'session'),
]

import { ACTED_HEADER } from '#domain/user/activity'

/** Requests that an open page makes by itself: the poll for the latest build, and the channels of a socket. */
const BACKGROUND = /^\/(builds\/|broadcasting\/auth$)/

/**
 * Whether a request follows from something that a person did, so that it renews the session. Pages say so in a
 * header, browsers in `Sec-Fetch-User`; a program that sends neither is a person's unless it polls.
 */
export const hasActed = (request: Request) => {
  const { headers, url } = request
  if (headers.has(ACTED_HEADER)) return true
  if (headers.has('Sec-Fetch-Mode')) return headers.get('Sec-Fetch-User') === '?1'
  return !BACKGROUND.test(new URL(url).pathname)
}

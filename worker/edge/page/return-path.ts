import type { Site } from '#worker/directory/site'

const LONGEST = 2_000
const LOGIN = /^(\/auth|\/agents|\/clients)?\/login\/?$/

/** The validated return path: on this host and not a sign-in page; null otherwise. */
export const returnPath = ({ origin }: Site, requested: string | null | undefined) => {
  if (!requested?.startsWith('/') || /[\\\p{C}]/u.test(requested)) return null
  if (requested.length > LONGEST || !URL.canParse(requested, origin)) return null
  const url = new URL(requested, origin)
  const isHere = url.origin === origin && !url.pathname.startsWith('//')
  return isHere && !LOGIN.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
}

export const withReturn = (path: string, requested: string) =>
  requested === '/' ? path : `${path}?${new URLSearchParams({ return: requested })}`

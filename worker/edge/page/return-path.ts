import type { Site } from '#worker/directory/site'

const LONGEST = 2_000
const LOGIN = /^(\/auth|\/agents|\/clients)?\/login\/?$/

/** The validated return path: on this host and not a sign-in page; null otherwise. */
export const returnPath = ({ origin }: Site, wanted: string | null | undefined) => {
  if (!wanted?.startsWith('/') || /[\\\p{C}]/u.test(wanted)) return null
  if (wanted.length > LONGEST || !URL.canParse(wanted, origin)) return null
  const url = new URL(wanted, origin)
  const isHere = url.origin === origin && !url.pathname.startsWith('//')
  return isHere && !LOGIN.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
}

/** The path with a `return` parameter. */
export const returningTo = (path: string, wanted: string) =>
  wanted === '/' ? path : `${path}?${new URLSearchParams({ return: wanted })}`

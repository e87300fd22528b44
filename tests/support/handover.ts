import { ask, cookiesIn } from './api.ts'

const quotes = 'quotes.localhost'

/**
 * Opens a page of the quotes host for somebody who is signed in on the main host, following the answers as a
 * browser does: the cookie of the new session, and the path that they end at.
 */
export const handedOver = async (base: string, mainCookie: string, wanted: string) => {
  const leaving = await ask(base, {
    host: quotes,
    path: `/auth/login?${new URLSearchParams({ return: wanted })}`,
  })
  const toMain = new URL(String(leaving.headers['location']))
  if (toMain.origin !== base) throw new Error(`The quotes host hands over to ${toMain.origin}`)
  const giving = await ask(base, {
    path: toMain.pathname + toMain.search,
    headers: { Cookie: mainCookie },
  })
  const back = new URL(refreshOf(giving.text), base)
  if (back.hostname !== quotes) throw new Error(`The main host hands back to ${back.origin}`)
  const taking = await ask(base, {
    host: quotes,
    path: back.pathname + back.search,
    headers: { Cookie: cookiesIn(leaving) },
  })
  return { cookie: cookiesIn(taking), path: refreshOf(taking.text) }
}

/** Where a page sends its reader on to. */
const refreshOf = (html: string) =>
  (/content="0;url=([^"]*)"/.exec(html)?.[1] ?? '').replaceAll(/&(#38|amp);/g, '&')

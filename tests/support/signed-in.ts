import type { BrowserContextOptions, Page } from 'playwright'
import type { Caller } from './api.ts'
import { newPage } from './browser.ts'

/** A page of somebody who has signed in already, without the way through the sign-in page. */
export const pageOf = async (
  base: string,
  caller: Pick<Caller, 'cookie' | 'host'>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await blankPageOf(base, caller, options)
  await page.goto(path)
  return page
}

/** As `pageOf`, before any address was opened. */
export const blankPageOf = async (
  base: string,
  caller: Pick<Caller, 'cookie' | 'host'>,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await newPage(base, caller.host, options)
  const url = new URL(base)
  url.hostname = caller.host
  await page.context().addCookies(
    caller.cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return { name, value, url: url.origin, httpOnly: name === 'session', sameSite: 'Strict' }
    }),
  )
  return page
}

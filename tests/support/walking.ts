import { type Host, ONE_TIME_CODE, type Outcome } from '../spec/walk.ts'
import { type Answer, ask } from './api.ts'

export const hosts = ['main', 'clients', 'agents', 'quotes'] as const

/** The first firm's host of an audience. */
export const nameOf = (host: Host) => (host === 'main' ? 'localhost' : `${host}.localhost`)

/** 'http://clients.localhost:1234' */
export const originOf = (base: string, host: Host) => base.replace('localhost', nameOf(host))

/** Opens a path, letter by letter as it is given, with a cookie or with none. */
export const visit = (base: string, host: Host, path: string, cookie = '') =>
  ask(base, {
    host: nameOf(host),
    path,
    headers: { Accept: 'text/html', ...(cookie && { Cookie: cookie }) },
  })

/** An answer in the words of the specification. */
export const outcomeOf = (base: string, host: Host, { status, headers, text }: Answer): Outcome => {
  const location = headers['location']
  if (location === undefined) return { status: status as 200, title: titleOf(text) }
  const own = originOf(base, host)
  const { origin, pathname, searchParams } = new URL(String(location), own)
  const elsewhere = origin === own ? '' : origin === base ? 'main ' : `${origin} `
  const query = Object.fromEntries(searchParams)
  if (CODED.test(query['return'] ?? '')) query['return'] = ONE_TIME_CODE
  return { status: status as 302, to: elsewhere + pathname, query }
}

const titleOf = (text: string) =>
  /<title>Harcourt &#38; Vane \| (.*?)<\/title>/.exec(text)?.[1] ?? text

const CODED = /^\/auth\/handover\?proof=[0-9a-f]{64}&return=%2F$/

const AT_ONCE = 8

/** Does something for each of a list, eight of them at any time. */
export const eachOf = async <T>(list: readonly T[], act: (it: T) => Promise<unknown>) => {
  const left = list.values()
  const work = async () => {
    for (const it of left) await act(it)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

import { type Audience, exampleOf, pages, type SpecifiedPage, stripped } from './pages.ts'

/**
 * What the specification has happen to somebody who opens an address: for every page, every kind of person and
 * every host. Written from its sentences, and from what was decided where it is silent; nothing of the product
 * is asked.
 */

/** `main`: a host without an audience, which keeps all routes. */
export type Host = 'main' | Audience

/** Somebody as their own account tells it. */
export type Somebody = {
  readonly type: 'staff' | 'agent' | 'client'
  readonly permissions: readonly string[]
}

export type Outcome =
  | { readonly status: 200 | 403 | 404; readonly title: string; readonly isSignedOut?: boolean }
  | {
      readonly status: 302 | 308
      /** A path of the same host; 'main /x' is one of the main host. */
      readonly to: string
      readonly query: Readonly<Record<string, string>>
    }

/** The toast of somebody who is sent home: summary and detail as they are written, and shown 5000 ms. */
const accessDenied = {
  show_toast: '1',
  toast_severity: 'error',
  toast_summary: 'Access denied',
  toast_detail: 'You do not have the required permissions to access the page. Redirected to home.',
  toast_life: '5000',
}

/** What stands for the hand-over's one-time code, of which no two are the same. */
export const ONE_TIME_CODE = 'a one-time code'

const logins = ['/auth/login', '/agents/login', '/clients/login']

/** The paths to ask a host for: the whole table, and on an audience's host its own pages without their prefix. */
export const walkOf = (host: Host): readonly string[] => {
  const paths = pages.map(({ path }) => path)
  if (host === 'main') return paths
  const own = paths.map((path) => stripped(path, host)).filter((path) => path !== null)
  return [...new Set(['/', ...own, ...paths])]
}

/** What a path of a host answers to somebody; null is a visitor. */
export const expected = (host: Host, path: string, who: Somebody | null): Outcome => {
  const moved = movedOn(host, path)
  if (moved !== null) return moved
  const page = pageAt(host, path)
  if (page === undefined) return notFound
  const user = who !== null && signsIn(host, who) ? who : null
  if (user === null && page.auth) return toSignIn(host, page, path)
  if (user !== null && !mayOpen(user, page))
    return { status: 302, to: homeOf(host, user), query: accessDenied }
  const { title } = page
  if (page.path === '/403') return { status: 403, title }
  const isSignedOut = user !== null && logins.includes(page.path)
  return { status: 200, title, ...(isSignedOut && { isSignedOut }) }
}

const notFound: Outcome = { status: 404, title: 'Page Not Found' }

/** The prefix is stripped for good; and no audience's host shows the staff's sign-in page. */
const movedOn = (host: Host, path: string): Outcome | null => {
  if (host === 'main') return null
  if (path === '/auth/login')
    return host === 'quotes'
      ? { status: 302, to: 'main /auth/login', query: { return: ONE_TIME_CODE } }
      : { status: 302, to: '/login', query: {} }
  const short = stripped(path, host)
  return short === null ? null : { status: 308, to: exampleOf(short), query: {} }
}

/** A host of an audience keeps only the routes below its prefix; /403 exists on every host. */
const pageAt = (host: Host, path: string): SpecifiedPage | undefined => {
  const whole = host === 'main' || path === '/403' ? path : `/${host}${path === '/' ? '' : path}`
  return pages.find((page) => page.path === whole)
}

/** Everybody signs in on the main host; on an audience's host only those whom it is for. */
const signsIn = (host: Host, { type }: Somebody) => host === 'main' || guests[host] === type

const guests = { clients: 'client', agents: 'agent', quotes: 'staff' } as const

const toSignIn = (host: Host, page: SpecifiedPage, path: string): Outcome => ({
  status: 302,
  to: loginOf(host, page),
  query: path === '/' ? {} : { return: exampleOf(path) },
})

const loginOf = (host: Host, { path }: SpecifiedPage) => {
  if (host === 'clients' || host === 'agents') return '/login'
  if (host === 'quotes') return '/auth/login'
  return logins.find((login) => path.startsWith(login.replace('/login', ''))) ?? '/auth/login'
}

/** All permissions of the route are held; and agents and clients keep to their own part of the table. */
const mayOpen = ({ type, permissions }: Somebody, page: SpecifiedPage) => {
  if (!page.permissions.every((name) => permissions.includes(name))) return false
  return !page.auth || type === 'staff' || stripped(page.path, areas[type]) !== null
}

const areas = { agent: 'agents', client: 'clients' } as const

const homeOf = (host: Host, { type }: Somebody) =>
  host === 'main' && type !== 'staff' ? `/${areas[type]}` : '/'

/** An outcome in full: two that differ in anything are told differently. */
export const told = (outcome: Outcome) => {
  if (!('to' in outcome))
    return `${outcome.status} ${outcome.title}${outcome.isSignedOut ? ', signed out' : ''}`
  const query = Object.entries(outcome.query).map(([name, value]) => ` ${name}=${value}`)
  return `${outcome.status} ${outcome.to}${query.sort().join('')}`
}

/** An outcome in a word or two, for a table whose legend says the rest. */
export const marked = (outcome: Outcome) => {
  if (!('to' in outcome)) return outcome.isSignedOut ? 'out' : String(outcome.status)
  if (outcome.status === 308) return '308'
  if (outcome.query['toast_summary'] === accessDenied.toast_summary) return 'denied'
  if (outcome.to === 'main /auth/login') return 'main'
  return outcome.to.endsWith('/login') ? 'login' : told(outcome)
}

export const legend: readonly (readonly [mark: string, meaning: string])[] = [
  ['200', 'the page'],
  ['403', 'the page that says so: `/403` has the status 403 on every host'],
  [
    '404',
    'no page of this host: another audience’s path, or one that only stands without its prefix',
  ],
  ['308', 'for good to the same path without this host’s prefix'],
  [
    'login',
    '302 to the sign-in page: `/login` on the clients’ and the agents’ host, `/auth/login` on the quotes host; on the main host `/clients/login` and `/agents/login` for what lies below, `/auth/login` for all else. `return` carries the path that was asked for unless that was `/`',
  ],
  ['main', '302 to the main host’s `/auth/login`, which leads back with a one-time code'],
  ['out', '200: the sign-in page, and the session that came with the request has ended'],
  [
    'denied',
    '302 home, which is `/` (on the main host `/agents` for an agent and `/clients` for a client), with the toast “Access denied”, severity error, 5000 ms',
  ],
]

import { describe, expect, test } from 'vitest'
import type { RouteRule } from '#domain/user/route-rule/route-rule'
import type { SessionContent } from '#domain/user/session-content'
import type { Audience } from '#routes'
import { routeTable } from '#routes'
import { type Site, siteOf } from '#worker/directory/site'
import { guard, type Verdict } from '#worker/edge/page/guards'
import { agents, clients, every, id, main, quotes, twoFirms } from './fake-firm.ts'

const { env, signedIn } = twoFirms()
const siteAt = async (host: string) => (await siteOf(env, new URL(host))) as Site

const sites = {
  main: await siteAt(main),
  clients: await siteAt(clients),
  agents: await siteAt(agents),
  quotes: await siteAt(quotes),
}
const someone = async (
  type: 'staff' | 'agent' | 'client',
  permissions: readonly string[] = [],
  audience: Audience | null = null,
) => (await signedIn({ type, permissions, audience })).content

const staff = await someone('staff', every)
const reader = await someone('staff')
const agent = await someone('agent')
const client = await someone('client')

const ask = (
  site: Site,
  session: SessionContent | null,
  address: string,
  rules: readonly RouteRule[] = [],
): Verdict => {
  const { pathname, search } = new URL(address, 'http://h.invalid')
  return guard(site, session, { path: pathname, search }, rules)
}
const seen = (verdict: Verdict) =>
  verdict.kind === 'page' ? `page ${verdict.found.name}` : verdict.kind

const denied =
  '/?show_toast=1&toast_severity=error&toast_summary=Access+denied&toast_detail=You+do+not+have+the+required+permissions+to+access+the+page.+Redirected+to+home.&toast_life=5000'

describe('the order of the guards', () => {
  const rules: readonly RouteRule[] = [
    { from: '/conveyances', match: 'exact', to: '/quotes', status: 302 },
    { from: '/conveyances', match: 'prefix', to: '/workflows', status: 307 },
    { from: '/old-portal', match: 'prefix', to: '/clients', status: 301 },
    { from: '/away', match: 'exact', to: '/\\evil.example', status: 302 },
  ]
  const askRuled = (session: SessionContent | null, address: string) =>
    ask(sites.main, session, address, rules)

  test('validator before auth cookie: what can be no id is missing for a visitor too', () => {
    expect(askRuled(null, '/conveyances/not-an-id')).toEqual({ kind: 'missing' })
  })

  test('auth cookie before permission', () => {
    expect(askRuled(null, '/admin/users').kind).toBe('sign-in')
  })

  test('permission before redirect rule', () => {
    expect(askRuled(reader, `/conveyances/${id}`)).toEqual({ kind: 'refused', location: denied })
  })

  test('redirect rule last', () => {
    expect(askRuled(staff, `/conveyances/${id}`)).toEqual({
      kind: 'moved',
      location: '/workflows',
      status: 307,
    })
    expect(askRuled(staff, '/conveyances')).toMatchObject({ location: '/quotes', status: 302 })
  })

  test('a rule gives a path a meaning that the product never had', () => {
    expect(askRuled(null, '/old-portal/login')).toMatchObject({
      location: '/clients',
      status: 301,
    })
    expect(askRuled(null, '/old-portals')).toEqual({ kind: 'missing' })
  })

  test('a rule never leads to another site', () => {
    expect(askRuled(null, '/away')).toEqual({ kind: 'missing' })
  })

  test('nor does it when its audience’s host takes the prefix away', () => {
    const guide: RouteRule = {
      from: '/clients/guide',
      match: 'exact',
      to: '/clients//evil.example',
      status: 302,
    }
    expect(ask(sites.clients, null, '/guide', [guide])).toEqual({ kind: 'missing' })
    expect(ask(sites.main, null, '/clients/guide', [guide])).toMatchObject({ location: guide.to })
  })
})

describe('a visitor', () => {
  test.each(
    Object.entries(routeTable).map(([name, route]) => [name, route.path, route.auth] as const),
  )('%s', (name, path, needsUser) => {
    const address = path
      .replace(':matter_type', 'sale')
      .replace(':group', 'from-you')
      .replaceAll(/:(id)/g, id)
      .replaceAll(/:(name|graph)/g, 'abc')
    const verdict = ask(sites.main, null, address)
    if (!needsUser && verdict.kind === 'missing') expect(path).toContain(':group')
    else expect(seen(verdict)).toBe(needsUser ? 'sign-in' : `page ${name}`)
  })

  test.each([
    [sites.main, '/', '/auth/login'],
    [sites.main, '/conveyances?view=mine', '/auth/login?return=%2Fconveyances%3Fview%3Dmine'],
    [sites.main, '/agents', '/agents/login?return=%2Fagents'],
    [sites.main, '/clients/payment', '/clients/login?return=%2Fclients%2Fpayment'],
    [sites.clients, '/payment', '/login?return=%2Fpayment'],
    [sites.agents, '/', '/login'],
    [sites.quotes, '/leads', '/auth/login?return=%2Fleads'],
  ])('is sent to the sign-in of the audience and will come back (%#)', (site, path, location) => {
    expect(ask(site, null, path)).toEqual({ kind: 'sign-in', location })
  })
})

describe('a permission', () => {
  test.each(Object.values(routeTable).filter(({ can }) => can.length > 0))(
    'is needed in full for $path',
    async ({ path, can }) => {
      const address = path.replaceAll(/:id/g, id)
      expect(seen(ask(sites.main, staff, address))).toContain('page')
      for (const missing of can) {
        const lacking = await someone(
          'staff',
          every.filter((it) => it !== missing),
        )
        expect(ask(sites.main, lacking, address)).toEqual({ kind: 'refused', location: denied })
      }
    },
  )

  test('is refused with a way home that is not refused again', () => {
    expect(seen(ask(sites.main, reader, denied))).toBe('page index')
  })
})

describe('agents and clients on the main host', () => {
  test.each([
    [agent, '/agents', 'page agents'],
    [agent, '/', 'refused'],
    [agent, '/conveyances', 'refused'],
    [agent, '/quotes', 'refused'],
    [agent, '/admin/uikit', 'refused'],
    [agent, '/clients/payment', 'refused'],
    [agent, '/403', 'page 403'],
    [client, '/clients', 'page clients'],
    [client, '/clients/payment', 'page clients-payment'],
    [client, '/', 'refused'],
    [client, '/agents', 'refused'],
    [client, `/quotes/quote-cases/${id}`, 'refused'],
    [staff, '/agents', 'page agents'],
    [staff, '/clients/payment', 'page clients-payment'],
  ])('open their own area alone (%#)', (who, path, verdict) => {
    expect(seen(ask(sites.main, who, path))).toBe(verdict)
  })

  test('are refused to their own home', () => {
    expect(ask(sites.main, agent, '/')).toMatchObject({
      location: expect.stringMatching(/^\/agents\?show_toast=1&/),
    })
    expect(ask(sites.main, client, '/')).toMatchObject({
      location: expect.stringMatching(/^\/clients\?show_toast=1&/),
    })
  })
})

describe('the grid of audiences', () => {
  const missing = 'missing'
  const tracked = 'page quotes-quote-cases-track-emails-id-email-graph'
  test.each([
    // path, main, clients, agents, quotes: for somebody who may see all of it
    ['/', 'page index', 'page clients', 'page agents', 'page quotes'],
    ['/403', 'page 403', 'page 403', 'page 403', 'page 403'],
    ['/auth/login', 'page auth-login', 'moved', 'moved', 'main-login'],
    ['/login', missing, 'page clients-login', 'page agents-login', missing],
    ['/milestones', missing, 'page clients-milestones', missing, missing],
    ['/clients', 'page clients', 'moved', missing, missing],
    ['/clients/milestones', 'page clients-milestones', 'moved', missing, missing],
    ['/clients/clients/milestones', missing, missing, missing, missing],
    ['/agents', 'page agents', missing, 'moved', missing],
    ['/agents/login', 'page agents-login', missing, 'moved', missing],
    ['/quotes', 'page quotes', missing, missing, 'moved'],
    ['/quotes/leads', 'page quotes-leads', missing, missing, 'moved'],
    ['/leads', missing, missing, missing, 'page quotes-leads'],
    ['/conveyances', 'page conveyances', missing, missing, missing],
    ['/admin/users', 'page admin-users', missing, missing, missing],
    ['/workflows', 'page workflows', missing, missing, missing],
    ['/workflows/', 'moved', missing, missing, missing],
    ['/milestones/', missing, 'moved', missing, missing],
    ['/clients/milestones/', 'moved', 'moved', missing, missing],
    ['//conveyances', missing, missing, missing, missing],
    ['/Conveyances', missing, missing, missing, missing],
    ['/conveyances;x', missing, missing, missing, missing],
    ['/%63onveyances', missing, missing, missing, missing],
    ['/conveyances%2f', missing, missing, missing, missing],
    ['/conveyances/%31', missing, missing, missing, missing],
    ['/documents/%73ale/onboarding', missing, missing, missing, missing],
    ['/clients/documents/%73ale/onboarding', missing, missing, missing, missing],
    ['/agents-breakdown/a%2Db/quote-bdm', missing, missing, missing, missing],
    ['/quote-cases/track-emails/1/email/a%3D', missing, missing, missing, tracked],
    ['/x/..%2fadmin/users', missing, missing, missing, missing],
    ['/clients%2fmilestones', missing, missing, missing, missing],
    ['/payment/../../admin/users', 'page admin-users', missing, missing, missing],
  ])('%s', (path, onMain, onClients, onAgents, onQuotes) => {
    const at = (site: Site, type: 'staff' | 'agent' | 'client') =>
      seen(ask(site, { ...staff, type }, path.replace(/^\/\//, '/.//')))
    expect([
      at(sites.main, 'staff'),
      at(sites.clients, 'client'),
      at(sites.agents, 'agent'),
      at(sites.quotes, 'staff'),
    ]).toEqual([onMain, onClients, onAgents, onQuotes])
  })

  test('a prefix that should be away is taken away for good, with the query kept', () => {
    expect(ask(sites.clients, null, '/clients/milestones?a=1')).toEqual({
      kind: 'moved',
      location: '/milestones?a=1',
      status: 308,
    })
    expect(ask(sites.clients, null, '/clients')).toMatchObject({ location: '/', status: 308 })
  })

  test.each([
    [sites.main, '/conveyances/not-an-id/'],
    [sites.clients, '/clients/documents/not-an-id'],
    [sites.clients, '/documents/sale/searches/'],
    [sites.quotes, '/quotes/leads/0'],
  ])('what can name nothing is missing at once, not moved first (%#)', (site, path) => {
    expect(ask(site, null, path)).toEqual({ kind: 'missing' })
  })

  test('the staff’s sign-in page leads to the audience’s own', () => {
    expect(ask(sites.clients, null, '/auth/login?return=%2Fpayment')).toEqual({
      kind: 'moved',
      location: '/login?return=%2Fpayment',
      status: 302,
    })
  })
})

import { describe, expect, test } from 'vitest'
import { SignedInUser } from '#domain/user/user'
import { severities } from '#lib/toast-query'
import { routeTable } from '#routes'
import { $toasts, addToast } from '#stores/chrome/toasts'
import { $session } from '#stores/user/session'
import { type Site, siteOf } from '#worker/directory/site'
import { firmConfig } from '#worker/edge/page/placeholders'
import type { Env } from '#worker/env'

const user = {
  id: '1',
  type: 'staff',
  first_name: 'Eleanor',
  last_name: 'Shaw',
  email: 'e@harcourt.test',
  job_title: null,
  phone: null,
  permissions: [{ name: 'quotes.create' }],
  roles: ['Adviser'],
  contact_id: null,
  agency_id: null,
  read_only: false,
} as const

describe('the entities that routes imply', () => {
  test.each([
    ['additional enquiries', '/admin/additional-enquiries/:id'],
    ['AE classifications', '/admin/additional-enquiry-classifications/:id'],
    ['communications', '/admin/communications/:id'],
    ['communication types', '/admin/communication-types'],
    ['roles', '/admin/roles/:id'],
    ['email templates', '/admin/templates/emails/:id'],
    ['document templates', '/admin/templates/documents/:id'],
    ['template layouts', '/admin/templates/layouts/:id'],
    ['snippets', '/admin/templates/snippets/:id'],
    ['users', '/admin/users/:id'],
    ['workflows', '/admin/workflows/:id'],
    ['conveyances', '/conveyances/:id'],
    ['quotes', '/quotes/create'],
    ['leads', '/quotes/leads/:id'],
    ['quote cases', '/quotes/quote-cases/:id'],
    ['sale memos', '/quotes/sale-memos/create'],
    ['sale-ready packs', '/quotes/sale-ready-pack/:id'],
    ['requisition replies', '/quotes/requisition-replies'],
    ['tracked emails', '/quotes/quote-cases/track-emails/:id'],
  ])('%s have a page: %s', (_, path) => {
    expect(Object.values(routeTable).map((route) => route.path)).toContain(path)
  })
})

describe('the signed-in user', () => {
  const isRead = (more: object) => SignedInUser.safeParse({ ...user, ...more }).success

  test('has a permissions list, each entry with a name, and a roles list of role names', () => {
    expect(SignedInUser.parse(user)).toMatchObject({
      permissions: [{ name: 'quotes.create' }],
      roles: ['Adviser'],
    })
    expect([isRead({}), isRead({ permissions: [], roles: [] })]).toEqual([true, true])
    expect(isRead({ permissions: ['quotes.create'] })).toBe(false)
    expect(isRead({ permissions: [{}] })).toBe(false)
    expect(isRead({ roles: [{ name: 'Adviser' }] })).toBe(false)
    expect([isRead({ permissions: undefined }), isRead({ roles: undefined })]).toEqual([
      false,
      false,
    ])
  })

  test.each(['staff', 'agent', 'client'])(
    'is a member of staff, an agent or a client: %s',
    (type) => {
      expect([isRead({ type }), isRead({ type: `${type}s` })]).toEqual([true, false])
    },
  )
})

test('the session holds a user field', () => {
  $session.set({ user: SignedInUser.parse(user) })
  expect(Object.keys($session.get() ?? {})).toEqual(['user'])
  $session.set(null)
})

test('the environment configuration holds apiDomain, tenantId, environment, and realtime with app_key and host', async () => {
  const env = { ENVIRONMENT: 'local', DIRECTORY: { get: async () => null } } as unknown as Env
  const site = (await siteOf(env, new URL('http://localhost:8787'))) as Site
  expect(firmConfig(env, site, 'b1')).toMatchObject({
    apiDomain: 'http://localhost:8787',
    tenantId: 'harcourt',
    environment: 'local',
    realtime: { app_key: 'local-key', host: 'localhost' },
  })
})

describe('a toast', () => {
  test('has severity, summary, detail, life, closable, id and group', () => {
    const told = {
      severity: 'success',
      summary: 'Saved',
      detail: 'All of it',
      life: 2000,
      closable: false,
      id: 'saving',
      group: 'upload',
    } as const
    addToast(told)
    expect($toasts.get()).toEqual([expect.objectContaining(told)])
  })

  test('has one of the severities info, success, warn, error, secondary, contrast', () => {
    expect(severities).toEqual(['info', 'success', 'warn', 'error', 'secondary', 'contrast'])
  })
})

test('the route parameters are id, name, graph, matter_type and group', () => {
  const names = Object.values(routeTable).flatMap(({ path }) => path.match(/(?<=:)[a-z_]+/g) ?? [])
  expect(new Set(names)).toEqual(new Set(['id', 'name', 'graph', 'matter_type', 'group']))
})

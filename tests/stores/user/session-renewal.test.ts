import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handlers } from '#lib/realtime-types'
import { answerWith, openPage, reply } from '../../support/page.ts'

const eleanor = (...names: readonly string[]) => ({
  id: '1',
  type: 'staff' as const,
  first_name: 'Eleanor',
  permissions: names.map((name) => ({ name })),
  roles: [],
})

const heard = new Map<string, Handlers>()
let missed = () => {}
const load = async (path: string) => {
  const { left } = openPage({ address: `http://localhost:8787${path}` })
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  vi.doMock('#lib/realtime', () => ({
    onConnection: () => () => {},
    disconnect: () => {},
    listen: (channel: string, handlers: Handlers, again: () => void) => {
      heard.set(channel, handlers)
      missed = again
      return () => heard.delete(channel)
    },
  }))
  const { followPermissions } = await import('#stores/user/session-renewal')
  const { $session } = await import('#stores/user/session')
  const { createFetcherStore } = await import('#stores/list/fetching')
  $session.set({ user: eleanor('conveyance.view-any') as never })
  followPermissions()
  const asked: string[] = []
  const $list = createFetcherStore(['list'], { fetcher: async () => asked.push('list') })
  $list.listen(() => {})
  await vi.runAllTimersAsync()
  return { left, reload, asked, $session }
}

const tell = async () => {
  heard
    .get('private-tenant.harcourt.user.1')
    ?.['permissions.changed']?.({} as never, 'permissions.changed')
  await vi.runAllTimersAsync()
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('#lib/realtime')
  vi.unstubAllGlobals()
  heard.clear()
})

test('a person whose permissions were changed holds the new ones at once, and the page asks again', async () => {
  const { $session, asked, reload } = await load('/conveyances')
  answerWith(reply(200, { user: eleanor('conveyance.view-any', 'roles.view-any') }))
  await tell()
  const names = $session.get()?.user.permissions.map(({ name }) => name)
  expect(names).toEqual(['conveyance.view-any', 'roles.view-any'])
  expect(asked).toEqual(['list', 'list'])
  expect(reload).not.toHaveBeenCalled()
})

test('a page that they may no longer open is loaded anew, for the server to send them home', async () => {
  const { reload } = await load('/conveyances')
  answerWith(reply(200, { user: eleanor() }))
  await tell()
  expect(reload).toHaveBeenCalledOnce()
})

test('after a break that nobody can tell of, other permissions are found out and the page asks again', async () => {
  const { $session, asked } = await load('/conveyances')
  answerWith(reply(200, { user: eleanor('conveyance.view-any', 'roles.view-any') }))
  missed()
  await vi.runAllTimersAsync()
  expect($session.get()?.user.permissions).toHaveLength(2)
  expect(asked).toEqual(['list', 'list'])
})

test('after such a break in which a page was taken from them, it is loaded anew', async () => {
  const { reload } = await load('/conveyances')
  answerWith(reply(200, { user: eleanor() }))
  missed()
  await vi.runAllTimersAsync()
  expect(reload).toHaveBeenCalledOnce()
})

test('after such a break without a change nothing is asked for again', async () => {
  const { asked, reload } = await load('/conveyances')
  answerWith(reply(200, { user: eleanor('conveyance.view-any') }))
  missed()
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['list'])
  expect(reload).not.toHaveBeenCalled()
})

test('somebody whose session has ended is sent to sign in', async () => {
  const { $session, left } = await load('/conveyances')
  answerWith(reply(200, {}))
  await tell()
  expect($session.get()).toBeNull()
  expect(left).toEqual(['/auth/login?return=%2Fconveyances'])
})

test('whoever signed out hears nothing more', async () => {
  const { $session } = await load('/')
  $session.set(null)
  expect([...heard.keys()]).toEqual([])
})

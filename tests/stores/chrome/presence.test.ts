import { beforeEach, expect, test, vi } from 'vitest'
import type { Presence } from '#lib/realtime-types'
import { openPage } from '../../support/page.ts'

let presence: Presence = {}
vi.mock('#lib/realtime', () => ({
  join: (_: string, given: Presence) => {
    presence = given
    return () => {}
  },
  onConnection: () => {},
}))

let store: typeof import('#stores/chrome/presence')
beforeEach(async () => {
  openPage()
  store = await import('#stores/chrome/presence')
  const { $session } = await import('#stores/user/session')
  $session.set({ user: { id: '1', first_name: 'Ann', last_name: 'Lee' } as never })
  store.$presentUsers.listen(() => {})
  store.joinPresence('conveyance', 'c1')
})

test('two people of one name are two, and oneself is nobody', () => {
  presence.here?.([
    { id: '1', told: { name: 'Ann Lee' } },
    { id: '10', told: { name: 'Ann Lee' } },
    { id: '11', told: { name: 'Ann Lee' } },
  ])
  expect(store.$presentUsers.get()).toEqual([
    { id: '10', name: 'Ann Lee' },
    { id: '11', name: 'Ann Lee' },
  ])
})

test('a back end that tells no name shows that somebody is there', () => {
  presence.here?.([{ id: '2', told: {} }])
  expect(store.$presentUsers.get()).toEqual([{ id: '2', name: 'Somebody' }])
})

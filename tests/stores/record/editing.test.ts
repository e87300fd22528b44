import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Member, Presence } from '#lib/realtime-types'
import { openPage } from '../../support/page.ts'

type Said = { readonly name: string; readonly said: Readonly<Record<string, unknown>> }
const said: Said[] = []
let presence: Presence = {}
let muted = () => {}
vi.mock('#lib/realtime', () => ({
  join: (_: string, given: Presence) => {
    presence = given
    return () => {}
  },
  whisper: (_: string, name: string, what: Said['said']) => said.push({ name, said: what }),
  onMuting: (muting: () => void) => {
    muted = muting
    return () => {}
  },
  onConnection: () => {},
  listen: () => () => {},
}))

let store: typeof import('#stores/record/editing')
let turn: typeof import('#stores/record/editing-turn')
const place = { subject: 'conveyance', id: 'c1', part: 'dates' } as const
const ben: Member = { id: '2', told: { name: 'Ben Ward' } }
const me: Member = { id: '1', told: { name: 'Ann Lee' } }
const claim = (word: string, more: object = {}) => ({
  part: 'dates',
  seat: 'b',
  since: '2026-01-05T09:00:00.000Z',
  turn: 0,
  word,
  ...more,
})
const hear = (what: unknown, by = '2') => presence.whispers?.['editing']?.(what, by)
const words = () => said.map((it) => it.said['word'])

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-01-05T10:41:00Z') })
  said.length = 0
  openPage()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  store = await import('#stores/record/editing')
  turn = await import('#stores/record/editing-turn')
  const { $session } = await import('#stores/user/session')
  $session.set({ user: { id: '1' } as never })
  store.beginEditing(place)
  presence.here?.([me, ben])
  presence.opened?.()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever comes first has the form, asks for others and answers those who ask', async () => {
  await vi.advanceTimersByTimeAsync(2000)
  expect(turn.$turn.get()).toBe('own')
  hear(claim('asks', { since: '2026-01-05T10:50:00.000Z' }))
  expect(words()).toEqual(['asks', 'has'])
  expect(turn.$turn.get()).toBe('own')
  expect(said.every((it) => Object.keys(it.said).length > 0)).toBe(true)
})

test('whoever comes second reads along, with the name and the time of the first', () => {
  hear(claim('has'))
  expect(turn.$turn.get()).toBe('theirs')
  expect(store.$editor.get()).toEqual({
    name: 'Ben Ward',
    since: '2026-01-05T09:00:00.000Z',
    isSelf: false,
  })
  store.takeOver()
  expect(turn.$turn.get()).toBe('own')
  expect(said.at(-1)?.said).toMatchObject({ word: 'has', turn: 1 })
})

test('whoever is taken over from keeps the form as taken, and may take it back', async () => {
  await vi.advanceTimersByTimeAsync(2000)
  hear(claim('has', { turn: 1 }))
  expect(turn.$turn.get()).toBe('taken')
  store.takeOver()
  expect(turn.$turn.get()).toBe('own')
  expect(said.at(-1)?.said).toMatchObject({ turn: 2 })
  hear(claim('has', { turn: 3 }))
  expect(turn.$turn.get()).toBe('taken')
  hear(claim('leaves', { turn: 3 }))
  expect(turn.$turn.get()).toBe('own')
})

test('somebody whose line broke has left', () => {
  hear(claim('has'))
  presence.here?.([me])
  expect(turn.$turn.get()).toBe('own')
  expect(store.$editor.get()).toBeNull()
})

test('another tab of the same person is told apart from another person', () => {
  hear(claim('has'), '1')
  expect(store.$editor.get()).toMatchObject({ name: 'Ann Lee', isSelf: true })
})

test('two who take over at once agree on one', () => {
  hear(claim('has', { turn: 1, since: '2026-01-05T10:41:00.000Z', seat: 'zz' }))
  store.takeOver()
  const mine = said.at(-1)?.said as { seat: string; since: string }
  hear(claim('has', { turn: 2, since: mine.since, seat: ' first' }))
  expect(turn.$turn.get()).toBe('taken')
  hear(claim('has', { turn: 2, since: mine.since, seat: 'zzz', by: 'x' }), '3')
  expect(turn.$turn.get()).toBe('taken')
})

test.each([
  ['nothing', null],
  ['a word', 'has'],
  ['another form', claim('has', { part: 'details' })],
  ['no time', claim('has', { since: 'soon' })],
  ['no turn', claim('has', { turn: '9' })],
  ['an unknown word', claim('shouts')],
])('%s that a browser says changes nothing', (_, what) => {
  hear(what)
  expect(turn.$turn.get()).toBe('own')
})

test('a server that lets nobody whisper is said', () => {
  muted()
  expect(store.$isPresenceMuted.get()).toBe(true)
})

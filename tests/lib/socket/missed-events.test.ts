import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../support/page.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = async (apiDomain = 'https://api.firm.example') => {
  openPage({ firm: { apiDomain } })
  return import('#lib/socket/missed-events')
}

test('a back end of the firm’s own that serves no missed events is asked once, and again after a day', async () => {
  const first = await load()
  expect(first.mayHaveMissedEvents()).toBe(true)
  first.noteNoMissedEvents()
  expect(first.mayHaveMissedEvents()).toBe(false)
  expect((await load()).mayHaveMissedEvents()).toBe(false)
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  expect((await load()).mayHaveMissedEvents()).toBe(true)
})

test('our own back end is asked by each page', async () => {
  const first = await load('')
  first.noteNoMissedEvents()
  expect(first.mayHaveMissedEvents()).toBe(false)
  expect((await load('')).mayHaveMissedEvents()).toBe(true)
})

test('a browser without storage asks with each page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const first = await load()
  first.noteNoMissedEvents()
  expect(first.mayHaveMissedEvents()).toBe(false)
  expect((await load()).mayHaveMissedEvents()).toBe(true)
})

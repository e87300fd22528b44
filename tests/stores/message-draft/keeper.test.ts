import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api-error'
import { draftKeeper, type ShownDraft } from '#stores/message-draft/keeper'

const api = vi.hoisted(() => ({ fetch: vi.fn(), save: vi.fn(), discard: vi.fn() }))
vi.mock('#stores/message-draft/drafts', () => ({
  fetchDrafts: api.fetch,
  saveDraft: api.save,
  discardDraft: api.discard,
}))

const place = {
  record: { kind: 'conveyance', id: 'case' },
  way: 'email',
  email_id: null,
} as const
const blank = { to: 'a@b.test', text: '' }
const saved = (id: string, version: number, text: string) => ({
  ...{ id, version, user: { id: 'me', name: 'Me' }, record: place.record, way: 'email' },
  ...{ email_id: null, values: { to: 'a@b.test', text }, saved_at: '2026-11-20T09:00:00.000Z' },
  ended: null,
})

const kept = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  kept.clear()
  for (const each of Object.values(api)) each.mockReset()
  api.fetch.mockResolvedValue([])
  api.save.mockImplementation((id: string, body: { version: number; values: { text: string } }) =>
    Promise.resolve(saved(id, body.version + 1, body.values.text)),
  )
  api.discard.mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const aKeeper = () => {
  const shown: Partial<ShownDraft>[] = []
  const keeper = draftKeeper(place, blank)
  keeper.follow((it) => shown.push(it))
  return { keeper, shown }
}

test('what is typed is saved after a pause, once, and each save follows the one before', async () => {
  const { keeper } = aKeeper()
  keeper.type({ ...blank, text: 'On' })
  keeper.type({ ...blank, text: 'On Friday' })
  await vi.advanceTimersByTimeAsync(5000)
  keeper.type({ ...blank, text: 'On Friday.' })
  await keeper.flush()
  expect(api.save.mock.calls.map(([, { version, values }]) => [version, values.text])).toEqual([
    [0, 'On Friday'],
    [1, 'On Friday.'],
  ])
  expect(new Set(api.save.mock.calls.map(([id]) => id)).size).toBe(1)
})

test('an empty form saves nothing, and sends without a draft', async () => {
  const { keeper } = aKeeper()
  keeper.type(blank)
  await vi.advanceTimersByTimeAsync(5000)
  expect(api.save).not.toHaveBeenCalled()
  expect(await keeper.settled()).toBeUndefined()
})

test('the draft of another device is filled in, and is what is sent', async () => {
  api.fetch.mockResolvedValue([saved('there', 4, 'From my telephone')])
  const { keeper, shown } = aKeeper()
  await keeper.open()
  expect(shown.at(-1)?.fill).toMatchObject({ text: 'From my telephone' })
  keeper.type({ ...blank, text: 'From my telephone.' })
  await keeper.flush()
  expect(api.save.mock.calls[0]?.[0]).toBe('there')
  expect(await keeper.settled()).toBe('there')
})

test('what this browser typed after it was saved here is kept before an older save', async () => {
  const { keeper } = aKeeper()
  keeper.type({ ...blank, text: 'One' })
  await keeper.flush()
  const [id] = api.save.mock.calls[0] ?? []
  api.fetch.mockResolvedValue([saved(id, 1, 'One')])
  const later = aKeeper()
  later.keeper.type({ ...blank, text: 'One and two' })
  await later.keeper.open()
  expect(later.shown.some(({ fill }) => fill)).toBe(false)
  expect(api.save.mock.lastCall?.[1].values.text).toBe('One and two')
})

test('a draft that was sent elsewhere says so, and is neither saved nor thrown away again', async () => {
  const { keeper, shown } = aKeeper()
  keeper.type({ ...blank, text: 'One' })
  await keeper.flush()
  api.save.mockRejectedValue(
    new ApiError(409, { code: 'draft.sent', message: 'This was sent already.' }),
  )
  keeper.type({ ...blank, text: 'Two' })
  await keeper.flush()
  expect(shown.at(-1)).toMatchObject({ problem: 'This was sent already.', isOver: true })
  api.save.mockClear()
  keeper.type({ ...blank, text: 'Three' })
  await keeper.flush()
  expect(api.save).not.toHaveBeenCalled()
  await keeper.discard()
  expect(api.discard).not.toHaveBeenCalled()
  expect(shown.at(-1)).toMatchObject({ fill: blank, problem: null, isOver: false })
})

test('a save that nothing answers says that the text stays here', async () => {
  api.save.mockRejectedValue(new ApiError(0))
  const { keeper, shown } = aKeeper()
  keeper.type({ ...blank, text: 'One' })
  await keeper.flush()
  expect(shown.at(-1)?.problem).toMatch(/stays in this browser/)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, openPage, reply } from '../../support/page.ts'

type Role = { readonly id: string; readonly version: number; readonly name: string }

const mine = { name: 'Completions' }
const theirs: Role = { id: 'r1', version: 8, name: 'Post-completion' }
const changed = { by: 'Olive Ferriday', at: '2026-09-01T09:30:00.000Z' }
const stale = () =>
  reply(409, { error: { code: 'stale', message: 'Changed.', current: theirs, changed } })

const endpoint = {
  method: 'PATCH',
  path: '/api/roles/:id',
  who: ['staff'],
  can: [],
} as const

beforeEach(() => openPage())
afterEach(() => vi.unstubAllGlobals())

const open = async (showCurrent?: (current: Role) => unknown) => {
  const z = await import('zod/mini')
  const { saverOf } = await import('#stores/record/saving')
  const name = z.string()
  const reply = z.object({ id: z.string(), version: z.number(), name })
  const contract = { ...endpoint, body: z.object({ version: z.number(), name }), reply }
  const shown: Role[] = []
  const show = (role: Role) => void shown.push(role)
  const saver = saverOf<Role>({ show, showCurrent: showCurrent ?? show })
  const save = () =>
    saver.change(contract, mine, { params: { id: 'r1' }, version: 7, key: 'press-1' })
  return { save, shown }
}

test('a change goes out over the version that it was typed on, under its key, and is shown', async () => {
  const { save, shown } = await open()
  const saved = { id: 'r1', version: 8, ...mine }
  const asked = answerWith(reply(200, { data: saved }))
  expect(await save()).toEqual(saved)
  expect(shown).toEqual([saved])
  expect(asked[0]?.address).toBe('/api/roles/r1')
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ ...mine, version: 7 })
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe('press-1')
})

test('where somebody saved first their record is shown before the save is refused', async () => {
  const { save, shown } = await open()
  const { conflictIn } = await import('#stores/record/saving')
  answerWith(stale())
  const error = await save().catch((error: unknown) => {
    expect(shown).toEqual([theirs])
    return error
  })
  expect(conflictIn(error)).toEqual({ theirs, changed })
})

test('a save that failed otherwise shows nothing', async () => {
  const { save, shown } = await open()
  answerWith(reply(422, { error: { code: 'invalid', message: 'Name it.', current: theirs } }))
  await expect(save()).rejects.toMatchObject({ code: 'invalid' })
  expect(shown).toEqual([])
})

test('where their record cannot be fetched the refusal is what was refused', async () => {
  const { save, shown } = await open(async () => {
    throw new Error('offline')
  })
  answerWith(stale())
  await expect(save()).rejects.toMatchObject({ code: 'stale' })
  expect(shown).toEqual([])
})

test('what is done once more is done on the record as it now is, and once', async () => {
  const { save } = await open()
  const { retryOnConflict: onceMore } = await import('#stores/record/saving')
  const asked = answerWith(stale())
  await expect(onceMore(save, ({ name }: Role) => name === theirs.name)).rejects.toThrow('Changed.')
  expect(asked).toHaveLength(2)
  await expect(onceMore(save, () => false)).rejects.toThrow('Changed.')
  expect(asked).toHaveLength(3)
})

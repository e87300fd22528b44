import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { BrokenDocument, type DocumentShape, parseDocument } from '#tenant/core/document'
import { listSetAside } from '#tenant/core/set-aside'
import { typeOnly } from '#tenant/core/type-only'
import { aFirm } from '../../support/firm.ts'

afterEach(() => vi.restoreAllMocks())

type Note = { id: string; words: string; pinned: boolean }

const noteDocument: DocumentShape<Note> = {
  name: 'notes',
  shape: 3,
  schema: z.object({
    id: z.string().check(z.minLength(3)),
    words: z.string().check(z.maxLength(5)),
    pinned: z.boolean(),
  }),
  upgrades: [({ text, ...it }) => ({ ...it, words: text }), (it) => ({ ...it, pinned: false })],
}

const stored = (doc: unknown, shape: number) => ({ id: 'n1', doc: JSON.stringify(doc), shape })

describe('a stored document', () => {
  test('of an earlier shape is upgraded step by step', () => {
    const today = { id: 'n1', words: 'Ring', pinned: false }
    expect(parseDocument(noteDocument, stored({ id: 'n1', text: 'Ring' }, 1))).toEqual(today)
    expect(parseDocument(noteDocument, stored({ id: 'n1', words: 'Ring' }, 2))).toEqual(today)
    expect(parseDocument(noteDocument, stored({ ...today, pinned: true }, 3))).toEqual({
      ...today,
      pinned: true,
    })
  })

  test('is taken by its type alone, and as it is', () => {
    const doc = { id: '', words: 'More than five', pinned: true, other: 1 }
    expect(parseDocument(noteDocument, stored(doc, 3))).toEqual(doc)
  })

  test.each([
    ['newer', { id: 'n1', words: '', pinned: true }, 4, /shape 4 is newer than 3/],
    ['incomplete', { id: 'n1', words: 'Ring' }, 3, /notes n1 .*pinned: invalid_type/],
    ['not an object', 'Ring', 1, /not an object/],
  ])('that is %s is refused by table and id', (_, doc, shape, reason) => {
    expect(() => parseDocument(noteDocument, stored(doc, shape))).toThrow(BrokenDocument)
    expect(() => parseDocument(noteDocument, stored(doc, shape))).toThrow(reason)
  })

  test('that is no JSON is refused by table and id', () => {
    expect(() => parseDocument(noteDocument, { id: 'n1', doc: '{', shape: 3 })).toThrow(
      'notes n1 cannot be read: it is not JSON',
    )
  })
})

test('what a type allows is what is left of a schema', () => {
  const schema = typeOnly(
    z.object({
      kind: z.enum(['a', 'b']),
      at: z.optional(z.nullable(z.string().check(z.minLength(9)))),
      list: z.array(z.union([z.literal(1), z.email()])).check(z.maxLength(1)),
      by: z.record(z.string(), z.int()),
      set: z._default(z.boolean(), true),
      some: z.partialRecord(z.enum(['x', 'y']), z.string()),
    }),
  )
  const whole = { kind: 'a', at: '', list: [1, 'x'], by: { x: 1.5 }, set: false, some: { y: '' } }
  const fits = (doc: unknown) => z.safeParse(schema, doc).success
  expect(fits(whole)).toBe(true)
  expect(fits({ ...whole, at: undefined })).toBe(true)
  expect(fits({ ...whole, kind: 'c' })).toBe(false)
  expect(fits({ ...whole, list: [2] })).toBe(false)
  expect(fits({ ...whole, by: { x: '1' } })).toBe(false)
  expect(fits({ ...whole, set: undefined })).toBe(false)
  expect(fits({ ...whole, some: { y: 1 } })).toBe(false)
})

describe('a row whose document cannot be read', () => {
  test('is left out of a list and set aside, and is a server error by itself', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const firm = await aFirm()
    const owner = await firm.as('Owner')
    const broken = await firm.user({ role: 'Cashier' })
    await firm.inside(({ store }) =>
      store.write(`UPDATE users SET doc = json_remove(doc, '$.phone') WHERE id = ?`, broken.id),
    )
    const list = await owner.get('/api/users')
    expect(list.status, list.text).toBe(200)
    const ids = list.body.data.rows.map(({ id }: { id: string }) => id)
    expect(ids).toContain(owner.user.id)
    expect(ids).not.toContain(broken.id)
    expect((await owner.get(`/api/users/${broken.id}`)).status).toBe(500)
    const found = await firm.inside(({ store }) => listSetAside(store))
    expect(found).toMatchObject([
      { table_name: 'users', id: broken.id, reason: 'phone: invalid_type' },
    ])
  })
})

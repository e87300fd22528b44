import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selectDocuments } from '#tenant/core/document'
import type { Parts } from '#tenant/core/parts'
import { listSetAside } from '#tenant/core/set-aside'
import { checkDocuments } from '#tenant/runtime/document-check'
import { storedDocuments } from '#tenant/runtime/stored-documents'
import { instructed } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const checked = async (parts: Parts) => {
  expect(await checkDocuments(parts)).toBe(false)
  return listSetAside(parts.store).map((it) => [it.table_name, it.id])
}

test('every kind of document that lasts has a table with its shape, once', async () => {
  const firm = await aFirm()
  await firm.inside(({ store }) => {
    for (const kind of storedDocuments)
      expect(() => store.rows(`${selectDocuments(kind)} LIMIT 1`), kind.name).not.toThrow()
  })
  const names = storedDocuments.map((it) => it.name)
  expect(new Set(names).size).toBe(names.length)
  for (const kind of storedDocuments) expect(kind.upgrades.length, kind.name).toBe(kind.shape - 1)
})

test('the row of a list has the same shape number as its record', () => {
  const shapes = Map.groupBy(storedDocuments, ({ name, table = name }) => table)
  for (const [table, kinds] of shapes)
    expect(new Set(kinds.map((it) => it.shape)).size, table).toBe(1)
})

test('a whole firm passes', async () => {
  const firm = await aFirm()
  await firm.user({ role: 'Conveyancer' })
  await instructed(firm, await firm.as('Owner'))
  expect(await firm.inside(checked)).toEqual([])
})

test('what cannot be read is set aside until it can be again or is gone', async () => {
  const firm = await aFirm()
  const users = await Promise.all(Array.from({ length: 60 }, () => firm.user({ role: 'Cashier' })))
  const [mended, gone] = [users[0]?.id ?? '', users.at(-1)?.id ?? '']
  await firm.inside(async (parts) => {
    const { store } = parts
    const put = (id: string, doc: string) =>
      store.write('UPDATE users SET doc = ? WHERE id = ?', doc, id)
    const doc = store.row<{ doc: string }>('SELECT doc FROM users WHERE id = ?', mended)?.doc ?? ''
    put(mended, '{"roles":[]}')
    put(gone, '{"roles":[1]}')
    store.write(`INSERT INTO settings (key, doc) VALUES ('profile', '{}')`)
    expect(await checked(parts)).toEqual(
      [mended, gone]
        .toSorted()
        .map((id) => ['users', id])
        .toSpliced(0, 0, ['settings', 'profile']),
    )
    put(mended, doc)
    store.write('DELETE FROM users WHERE id = ?', gone)
    expect(await checked(parts)).toEqual([['settings', 'profile']])
  })
})

test('a check that was cut off goes on where it was', async () => {
  const firm = await aFirm()
  await firm.inside(async (parts) => {
    const users = storedDocuments.filter(({ name }) => name === 'users')
    parts.store.write(
      `INSERT INTO settings (key, doc) VALUES ('documents-checked', '{"kind":"users","after":"~"}')`,
    )
    parts.store.write(`INSERT INTO users (id, version, doc) VALUES ('broken', 1, '{}')`)
    expect(await checkDocuments(parts, users)).toBe(false)
    expect(listSetAside(parts.store)).toEqual([])
    expect(await checkDocuments(parts, users)).toBe(false)
    expect(listSetAside(parts.store)).toHaveLength(1)
  })
})

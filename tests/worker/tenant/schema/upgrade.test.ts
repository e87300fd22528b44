import { expect, test } from 'vitest'
import { listSetAside } from '#tenant/core/set-aside'
import { type Store, storeOf } from '#tenant/core/store'
import { checkDocuments } from '#tenant/runtime/document-check'
import { migrate } from '#tenant/schema/migrations'
import { schema } from '#tenant/schema/steps'
import { aFirm } from '../../support/firm.ts'
import older from './fixtures/step-17.json'

type Row = Readonly<Record<string, string | number | null>>

/** A database as the release wrote it that ended with step 17: its own tables, a few rows of each. */
const restore = (store: Store) => {
  for (const statement of older.schema) store.write(statement)
  const tables: Readonly<Record<string, readonly Row[]>> = older.rows
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows) {
      const names = Object.keys(row)
      store.write(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        ...Object.values(row),
      )
    }
}

const aFirmOfBefore = async () => {
  const firm = await aFirm()
  await firm.inside(async (_, { storage }) => {
    await storage.deleteAll()
    restore(storeOf(storage))
    migrate(storeOf(storage))
  })
  return firm
}

test('a database of before is brought up to date, and every document of it is read', async () => {
  const firm = await aFirmOfBefore()
  await firm.inside(async (parts) => {
    expect(parts.store.rows('SELECT number FROM migrations')).toHaveLength(schema.length)
    expect(await checkDocuments(parts)).toBe(false)
    expect(listSetAside(parts.store)).toEqual([])
    expect(parts.audit.verify()).toBeNull()
    const holders = parts.roles.list().filter((it) => it.permissions.includes('desk.update'))
    expect(holders.map((it) => it.name)).toEqual(['New-business manager', 'Owner'])
    expect(parts.matrices.current()).toMatchObject({ version: 1, has_brokers: false })
    expect(parts.feeScales.list().map((it) => it.limits)).not.toContain(undefined)
  })
})

test('its lists answer', async () => {
  const firm = await aFirmOfBefore()
  const users = await firm.inside(({ users }) => users.withRole('Owner'))
  const [user] = users
  if (user === undefined) throw new Error('the database has no owner')
  const owner = await firm.signedIn(user)
  for (const path of [
    '/api/conveyances?view=all',
    '/api/leads?view=all',
    '/api/quote-cases?view=all',
    '/api/users',
    '/api/calls',
    '/api/messages',
    '/api/fee-scales',
    '/api/saved-views?list=conveyances',
    '/api/lead-imports',
    '/api/roles',
    '/api/admin/workflows',
    '/api/agencies',
  ]) {
    const { status, text, body } = await owner.get(path)
    expect(status, `${path} ${text}`).toBe(200)
    expect((body.data.rows ?? body.data).length, path).toBeGreaterThan(0)
  }
})

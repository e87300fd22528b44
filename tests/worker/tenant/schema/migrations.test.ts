import { describe, expect, test } from 'vitest'
import { migrate } from '#tenant/schema/migrations'
import { schema } from '#tenant/schema/steps'
import { aFirm } from '../../support/firm.ts'

describe('migrations', () => {
  test('only add: no step drops or rebuilds anything, and none cascades', () => {
    for (const step of schema) {
      expect(step.sql, step.name).not.toMatch(/\bDROP\b|\bRENAME\b|ON DELETE CASCADE/i)
    }
    expect(schema.map((it) => it.number)).toEqual(schema.map((_, at) => at + 1))
  })

  test('run once and are recorded; a step that fails leaves nothing behind', async () => {
    const firm = await aFirm()
    await firm.inside(({ store }) => {
      migrate(store)
      expect(store.rows('SELECT number FROM migrations')).toHaveLength(schema.length)
      const number = schema.length + 1
      const broken = {
        number,
        name: 'broken',
        sql: 'CREATE TABLE half (id TEXT); SELECT nothing FROM nowhere',
      }
      expect(() => migrate(store, [...schema, broken])).toThrow()
      expect(store.row(`SELECT name FROM sqlite_master WHERE name = 'half'`)).toBeNull()
      migrate(store, [...schema, { number, name: 'mended', sql: 'CREATE TABLE half (id TEXT)' }])
      expect(store.row('SELECT name FROM migrations WHERE number = ?', number)).toEqual({
        name: 'mended',
      })
    })
  })
})

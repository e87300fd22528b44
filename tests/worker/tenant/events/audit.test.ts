import { describe, expect, test } from 'vitest'
import type { Store } from '#tenant/core/store'
import type { AuditRow } from '#tenant/events/audit'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const unlocked = (store: Store) => {
  store.write('DROP TRIGGER audit_never_change')
  store.write('DROP TRIGGER audit_never_go')
}

const aFirmWithPast = async () => {
  const firm = await aFirm()
  const adviser = await firm.as('New-business adviser')
  await aSentQuote(adviser)
  await aSentQuote(adviser)
  return firm
}

describe('the chain of the record', () => {
  test('holds as long as nobody touches it', async () => {
    const firm = await aFirmWithPast()
    expect(await firm.inside(({ audit }) => audit.head().seq)).toBeGreaterThan(4)
    expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
  })

  test('cannot be changed or shortened through the database', async () => {
    const firm = await aFirmWithPast()
    await firm.inside(({ store }) => {
      expect(() => store.write('UPDATE audit SET actor_name = NULL WHERE seq = 2')).toThrow(
        'never changed',
      )
      expect(() => store.write('DELETE FROM audit WHERE seq = 2')).toThrow('never removed')
    })
  })

  test.each([
    'at',
    'actor_id',
    'actor_name',
    'name',
    'subject',
    'subject_id',
    'changed',
    'detail',
    'ip',
    'trace',
  ])('gives away an edited %s', async (column) => {
    const firm = await aFirmWithPast()
    await firm.inside(({ store, audit }) => {
      unlocked(store)
      store.write(`UPDATE audit SET ${column} = 'another' WHERE seq = 3`)
      expect(audit.verify()).toEqual({ seq: 3 })
    })
  })

  test('gives away a removed row, a swap, and an end that was cut off', async () => {
    const firm = await aFirmWithPast()
    await firm.inside(({ store, audit }) => {
      unlocked(store)
      const rows = store.rows<AuditRow>('SELECT * FROM audit ORDER BY seq')
      const put = (seq: number, row: AuditRow | undefined) =>
        store.write(
          'UPDATE audit SET name = ?, detail = ?, hash = ?, prev = ? WHERE seq = ?',
          row?.name ?? '',
          row?.detail ?? null,
          row?.hash ?? '',
          row?.prev ?? '',
          seq,
        )
      put(2, rows[2])
      put(3, rows[1])
      expect(audit.verify()).toEqual({ seq: 2 })
      put(2, rows[1])
      put(3, rows[2])
      expect(audit.verify()).toBeNull()
      store.write('DELETE FROM audit WHERE seq = ?', rows.length)
      expect(audit.verify()).toEqual({ seq: rows.length })
    })
    const second = await aFirmWithPast()
    await second.inside(({ store, audit }) => {
      unlocked(store)
      store.write('DELETE FROM audit WHERE seq = 2')
      expect(audit.verify()).toEqual({ seq: 3 })
    })
  })
})

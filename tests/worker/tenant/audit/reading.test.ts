import { expect, test } from 'vitest'
import { type AuditFilter, auditQueries } from '#tenant/events/audit-reading'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm } from '../../support/firm.ts'

const record = { subject: 'conveyance', id: 'a' }
const day = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z' }

test.each<readonly [string, AuditFilter, string]>([
  ['everything', {}, 'SCAN audit'],
  ['a later page', { before: 900_000 }, 'USING INTEGER PRIMARY KEY (rowid<?)'],
  ['a day', day, 'USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)'],
  ['a person', { actor: 'u', ...day }, 'USING INDEX audit_person'],
  ['an event', { names: ['quote.sent'], ...day }, 'USING INDEX audit_event'],
  ['a person’s event', { actor: 'u', names: ['quote.sent'] }, 'USING INDEX audit_person_event'],
  ['a record', { sources: [record], ...day }, 'USING INDEX audit_subject'],
  ['a person’s acts on a record', { sources: [record], actor: 'u' }, 'USING INDEX audit_subject'],
])('the newest rows of %s come from an index, without sorting', async (_, filter, expected) => {
  const firm = await aFirm()
  await firm.inside(({ store }) => {
    for (const { sql, bindings } of auditQueries(store, filter, 51)) {
      const steps = store.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...bindings)
      const plan = steps.map(({ detail }) => detail).join('; ')
      expect(plan).toContain(expected)
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })
})

test('a range of days keeps to the rows that were written on them', async () => {
  const firm = await aFirm()
  await aSentQuote(await firm.as('Owner'))
  await firm.inside(({ audit, store }) => {
    const all = audit.newest({}, 500)
    const before = all.at(0)?.at ?? ''
    const record = { name: 'user.updated', subject: 'user', id: 'u', version: 1 } as const
    const context = { actor: null, ip: null, trace: null }
    for (const at of ['2031-05-01T10:00:00.000Z', '2030-01-01T10:00:00.000Z'])
      audit.record({ ...record, changed: [], detail: {} }, { ...context, at })
    expect(audit.newest({ from: '2030-01-01T00:00:00.000Z' }, 500)).toHaveLength(2)
    expect(audit.newest({ to: '2029-01-01T00:00:00.000Z' }, 500)).toEqual(all)
    const spans = store.rows<{ first: number; last: number }>('SELECT * FROM audit_days')
    expect(spans).toContainEqual({
      day: before.slice(0, 10),
      first: all.at(-1)?.seq,
      last: all.at(0)?.seq,
    })
  })
})

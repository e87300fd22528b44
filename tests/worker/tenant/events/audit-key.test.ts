import { createHash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '#tenant/core/store'
import { storeOf } from '#tenant/core/store'
import { type AuditRow, auditOf } from '#tenant/events/audit'
import type { AuditHead, AuditHeads } from '#tenant/events/audit-heads'
import { storedHeads } from '#tenant/events/audit-heads'
import { AUDIT_PURPOSE } from '#tenant/events/audit-seal'
import { checkAtNight } from '#tenant/runtime/audit-check'
import { runtimeOf } from '#tenant/runtime/runtime'
import { migrate } from '#tenant/schema/migrations'
import { schema } from '#tenant/schema/steps'
import { demoFirms } from '#worker/demo/firms'
import { derivedKeys } from '#worker/directory/derived-key'
import { aSentQuote } from '../../support/cases.ts'
import { aFirm, env, type FirmUnderTest } from '../../support/firm.ts'

/** The row's plain hash, as anybody can compute it who can write to the database. */
const plainHash = (row: AuditRow) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.prev,
        row.at,
        row.actor_id,
        row.actor_name,
        row.name,
        row.subject,
        row.subject_id,
        row.version,
        row.changed,
        row.detail,
        row.ip,
        row.trace,
      ]),
    )
    .digest('hex')

const unlock = (store: Store) => {
  for (const trigger of ['audit_never_change', 'audit_never_go'])
    store.write(`DROP TRIGGER IF EXISTS ${trigger}`)
}

/** Removes a row and seals all after it again, without a key. */
const forge = (store: Store, removed: number) => {
  unlock(store)
  store.write('DELETE FROM audit WHERE seq = ?', removed)
  let prev = store.row<{ hash: string }>('SELECT hash FROM audit WHERE seq = ?', removed - 1)?.hash
  const rows = store.rows<AuditRow>('SELECT * FROM audit WHERE seq > ? ORDER BY seq', removed)
  for (const row of rows) {
    const moved = { ...row, prev: prev ?? '' }
    prev = plainHash(moved)
    store.write(
      'UPDATE audit SET seq = ?, prev = ?, hash = ? WHERE seq = ?',
      row.seq - 1,
      moved.prev,
      prev,
      row.seq,
    )
  }
  store.write(`UPDATE sqlite_sequence SET seq = seq - 1 WHERE name = 'audit'`)
}

const aPast = async () => {
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await aSentQuote(owner)
  return firm
}

test('a log that was sealed again without the key is not taken for the true one', async () => {
  const firm = await aPast()
  await firm.inside(({ store, audit }) => {
    expect(audit.verify()).toBeNull()
    forge(store, 3)
    expect(audit.verify()).toEqual({ seq: 3 })
    store.write('DROP TRIGGER audit_mark_never_go')
    store.write('DELETE FROM audit_mark')
    expect(audit.verify()).toEqual({ seq: 0 })
  })
})

test('a log of before is continued with a key, and its own rows stay under their rule', async () => {
  const firm = await aFirm()
  await firm.inside((_, { storage }) => {
    storage.deleteAll()
    const store = storeOf(storage)
    migrate(store, schema.slice(0, 21))
    let prev = '0'.repeat(64)
    for (let seq = 1; seq <= 5; seq++) {
      const content = {
        ...{
          at: '2026',
          actor_id: null,
          actor_name: null,
          name: 'quote.sent',
          subject: 'quote-case',
        },
        ...{
          subject_id: `q${seq}`,
          version: 1,
          changed: '[]',
          detail: '{}',
          ip: null,
          trace: null,
        },
      }
      const row = { seq, ...content, prev, hash: '' }
      prev = plainHash(row)
      const values = Object.values({ ...content, prev: row.prev, hash: prev })
      store.write(
        `INSERT INTO audit (${Object.keys(content).join(', ')}, prev, hash) VALUES (?${', ?'.repeat(12)})`,
        ...values,
      )
    }
    migrate(store)
    const audit = auditOf(store)
    expect(audit.verify()).toBeNull()
    const event = { name: 'user.updated', subject: 'user', id: 'u', version: 1 } as const
    audit.record(
      { ...event, changed: [], detail: {} },
      { at: '2026', actor: null, ip: null, trace: null },
    )
    expect(audit.verify()).toBeNull()
    forge(store, 2)
    expect(audit.verify()).not.toBeNull()
  })
})

test('a key that was replaced still verifies what it sealed', async () => {
  const firm = await aFirm()
  await firm.inside((_, { storage }) => {
    storage.deleteAll()
    const store = storeOf(storage)
    const keysFor = (SESSION_KEYS: string, RETIRED_KEYS = '') =>
      derivedKeys({ ENVIRONMENT: 'production', SESSION_KEYS, RETIRED_KEYS }, AUDIT_PURPOSE)
    const record = (keys: ReturnType<typeof keysFor>) =>
      auditOf(store, keys).record(
        { name: 'user.updated', subject: 'user', id: 'u', version: 1, changed: [], detail: {} },
        { at: '2026', actor: null, ip: null, trace: null },
      )
    const [old, current] = ['o'.repeat(32), 'n'.repeat(32)]
    migrate(store, schema, auditOf(store, keysFor(old)))
    record(keysFor(old))
    record(keysFor(`${current},${old}`))
    expect(auditOf(store, keysFor(current, old)).verify()).toBeNull()
    expect(auditOf(store, keysFor(current)).verify()).not.toBeNull()
  })
})

const check = (firm: FirmUnderTest, heads: AuditHeads) =>
  firm.inside(async (_, { storage }) => {
    const runtime = runtimeOf({
      store: storeOf(storage),
      tenant: 'harcourt',
      isLocal: true,
      known: () => demoFirms[0] ?? null,
      publish: async () => undefined,
      deliver: async () => ({ provider_id: null }),
    })
    await checkAtNight(() => runtime.desk(), heads)
  })

const notes = (firm: FirmUnderTest) =>
  firm.inside(({ store }) =>
    store.rows<{ address: string }>(
      `SELECT to_address AS address FROM messages
       WHERE json_extract(doc, '$.type') = 'audit.broken' AND channel = 'internal'`,
    ),
  )

const headsIn = (stored: Map<string, AuditHead>): AuditHeads => ({
  latest: async (tenant) => stored.get(tenant) ?? null,
  put: async (head) => void stored.set(head.tenant, head),
})

test('at night the end of the log is stored elsewhere, and a break is reported to the owners once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => logged.mockRestore())
  const firm = await aFirm()
  const owner = await firm.as('Owner')
  await aSentQuote(owner)
  const stored = new Map<string, AuditHead>()
  await check(firm, headsIn(stored))
  const head = stored.get('harcourt')
  expect(head?.seq).toBeGreaterThan(3)
  expect(await notes(firm)).toEqual([])
  await firm.inside(({ store }) => forge(store, 3))
  await check(firm, headsIn(stored))
  await check(firm, headsIn(stored))
  expect(await notes(firm)).toEqual([{ address: owner.user.id }])
  expect(stored.get('harcourt')).toEqual(head)
})

test('a log that is sound in itself is held against what was stored', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => logged.mockRestore())
  const firm = await aFirm()
  await firm.as('Owner')
  const other = await aPast()
  const stored = new Map<string, AuditHead>()
  await check(other, headsIn(stored))
  await check(firm, headsIn(stored))
  expect(await notes(firm)).toHaveLength(1)
})

test('the heads lie in the file store by day, and the latest is found', async () => {
  const firm = await aPast()
  const heads = storedHeads(env.FILES, 'o1')
  const at = '2026-03-02T03:40:00.000Z'
  const head = await firm.inside(({ audit }) => audit.sealedHead('a-firm', at))
  await heads.put(head)
  expect(await heads.latest('a-firm')).toEqual(head)
  expect(await (await env.FILES.get('audit/a-firm/o1/2026-03-02.json'))?.json()).toEqual(head)
  expect(await heads.latest('another-firm')).toBeNull()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectShared } from '#tenant/mailbox/connecting'
import { mailboxAdmin } from '#tenant/mailbox/view'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { personOf } from '#tenant/user/people'
import { aFirmWithMail, withMail } from '../../support/graph/firm.ts'
import { standInGraph } from '../../support/graph/graph.ts'
import { aMail } from '../../support/graph/mails.ts'
import { passUntil, recordedOf } from '../../support/graph/reading.ts'
import { storedEmails } from '../../support/inbound.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000
const ADDRESS = 'completions@harcourt.test'
const BASE = `/v1.0/users/${encodeURIComponent(ADDRESS)}`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const setUp = async () => {
  const { firm, owner, ref } = await aFirmWithMail()
  const graph = standInGraph()
  let n = 0
  const add = () => {
    n += 1
    const received = Date.now()
    const given = { n, kind: 'reference', folder: 'F-inbox', ref, answers: null, lag: 0 } as const
    graph.mailbox.add(aMail({ ...given, received }))
  }
  const ownerOf = ({ parts }: TenantRuntime) => {
    const person = personOf(parts, parts.users.find(owner.user.id))
    if (person === null) throw new Error('nobody')
    return person
  }
  const share = (runtime: TenantRuntime) =>
    runtime.parts.store.transaction(() =>
      connectShared(runtime.desk(ownerOf(runtime)), { address: ADDRESS, since: '2026-01-01' }),
    )
  const seen = (runtime: TenantRuntime) => mailboxAdmin(runtime.desk(ownerOf(runtime))).rows[0]
  return { firm, graph, add, share, seen }
}

test('a shared mailbox is read by the consent of the firm alone, and by its own address', async () => {
  const { firm, graph, add, share, seen } = await setUp()
  add()
  await withMail(firm, graph, async (runtime) => {
    share(runtime)
    await passUntil(runtime, START + 90 * MINUTE)
    expect(seen(runtime)).toMatchObject({
      access: 'application',
      owner: null,
      health: { state: 'ok', problems: [] },
      counts: { stored: 1 },
    })
    const [row] = runtime.parts.store.rows<{ sealed: string }>('SELECT * FROM mailbox_tokens')
    expect(row?.sealed).not.toMatch(/access-|client-secret/)
  })
  expect(new Set(graph.grants)).toEqual(new Set(['client_credentials']))
  const mail = graph.calls.filter((it) => /messages|mailFolders/.test(it))
  expect(mail.filter((it) => !it.startsWith(`GET ${BASE}/`))).toEqual([])
  expect(graph.calls.join()).not.toMatch(/\/me\b/)
  expect(await storedEmails(firm)).toHaveLength(1)
})

test('a policy that keeps the mailbox from the application stops the reading, and the firm is told what to do', async () => {
  const { firm, graph, add, share, seen } = await setUp()
  await withMail(firm, graph, async (runtime) => {
    share(runtime)
    await passUntil(runtime, START + MINUTE)
    graph.state.forbidden = true
    add()
    await passUntil(runtime, START + 40 * MINUTE)
    expect(seen(runtime)?.health).toMatchObject({
      state: 'stopped',
      problems: [{ kind: 'reconnect', text: expect.stringContaining('administrator') }],
    })
    expect(recordedOf(runtime)).toEqual(['mailbox.connected', 'mailbox.refused'])
    const asked = graph.calls.length
    await passUntil(runtime, START + 120 * MINUTE)
    expect(graph.calls).toHaveLength(asked)
    graph.state.forbidden = false
    share(runtime)
    await passUntil(runtime, START + 125 * MINUTE)
    expect(seen(runtime)).toMatchObject({ health: { state: 'ok' }, counts: { stored: 1 } })
  })
})

test.each([
  ['unauthorized_client', 'no longer allows the firm’s application'],
  ['invalid_client', 'client secret'],
])(
  'a consent that was revoked stops the reading without an endless retry: %s',
  async (code, text) => {
    const { firm, graph, share, seen } = await setUp()
    await withMail(firm, graph, async (runtime) => {
      share(runtime)
      await passUntil(runtime, START + MINUTE)
      graph.state.refusesClient = code
      await passUntil(runtime, START + 120 * MINUTE)
      expect(seen(runtime)?.health).toMatchObject({
        state: 'stopped',
        problems: [{ kind: 'reconnect', text: expect.stringContaining(text) }],
      })
      expect(recordedOf(runtime)).toEqual(['mailbox.connected', 'mailbox.refused'])
      const asked = graph.grants.length
      await passUntil(runtime, START + 240 * MINUTE)
      expect(graph.grants).toHaveLength(asked)
      graph.state.refusesClient = ''
      share(runtime)
      await passUntil(runtime, START + 245 * MINUTE)
      expect(seen(runtime)?.health.state).toBe('ok')
    })
  },
)

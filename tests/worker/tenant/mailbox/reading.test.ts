import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import { noteNotifications } from '#tenant/mailbox/notifications'
import { aFirmWithMail, connect, withMail } from '../../support/graph/firm.ts'
import { standInGraph } from '../../support/graph/graph.ts'
import { aMail, type MailKind } from '../../support/graph/mails.ts'
import { passUntil, recordedOf, seenBy } from '../../support/graph/reading.ts'
import { storedEmails } from '../../support/inbound.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setUp = async () => {
  const { firm, conveyancer, id, ref } = await aFirmWithMail()
  const graph = standInGraph()
  let n = 0
  const add = (kind: MailKind, folder = 'F-inbox', received = Date.now()) => {
    n += 1
    const mail = aMail({ n, kind, folder, ref, answers: null, received, lag: 0 })
    graph.mailbox.add(mail)
    return mail
  }
  return { firm, graph, add, user: conveyancer.user, id, ref }
}

test('of an email that is about no case only an opaque id is stored, and its text is never asked for', async () => {
  const { firm, graph, add, user } = await setUp()
  add('other')
  const mine = add('reference')
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      health: { state: 'ok', problems: [] },
      counts: { stored: 1, unmatched: 1, waiting: 0, unread: 0 },
    })
    const rows = runtime.parts.store.rows(`SELECT * FROM mailbox_items WHERE state = 'unmatched'`)
    expect(rows).toMatchObject([{ item_id: 'I-1', subject: '', reason: null }])
  })
  expect(graph.calls.filter((it) => it.endsWith('$value'))).toEqual([
    'GET /v1.0/me/messages/I-2/$value',
  ])
  expect(await storedEmails(firm)).toMatchObject([
    { message_id: mine.messageId, filing: { rule: 'reference' }, source: 'mailbox' },
  ])
})

test('private and junk folders are not even listed, and an email marked as private is named without its subject', async () => {
  const { firm, graph, add, user } = await setUp()
  for (const folder of ['F-private', 'F-family', 'F-junk', 'F-bin']) add('reference', folder)
  add('marked')
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id).unread).toMatchObject([
      { received_at: new Date(START).toISOString(), reason: 'private', subject: '' },
    ])
  })
  expect(graph.calls.join()).not.toMatch(/F-(?:private|family|junk|bin)\/messages/)
  expect(graph.calls.join()).not.toContain('$value')
  expect(await storedEmails(firm)).toEqual([])
})

test('an email that is too large is listed with its reason, and holds back no other', async () => {
  const { firm, graph, add, user } = await setUp()
  const large = { ...add('reference'), mime: new Uint8Array(MOST_MAIL_BYTES + 1).fill(65) }
  graph.mailbox.mails.set(large.id, large)
  add('reference')
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      counts: { stored: 1, unread: 1 },
      unread: [{ reason: 'too_large', subject: large.subject }],
    })
  })
})

test('an email that was there before is filed at its own time, and nobody is told of it', async () => {
  const { firm, graph, add, user } = await setUp()
  add('reference', 'F-inbox', START - 5 * 24 * 60 * MINUTE)
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id, '2026-11-01')
    await passUntil(runtime, START + MINUTE)
    const names = runtime.parts.store
      .rows<{ name: string }>(`SELECT name FROM audit WHERE name LIKE 'email.%'`)
      .map(({ name }) => name)
    expect(names).toEqual(['email.filed'])
  })
  expect(await storedEmails(firm)).toMatchObject([
    { at: new Date(START - 5 * 24 * 60 * MINUTE).toISOString() },
  ])
})

test('an email from before the first day stays in its mailbox', async () => {
  const { firm, graph, add, user } = await setUp()
  add('reference', 'F-inbox', START - 30 * 24 * 60 * MINUTE)
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id, '2026-11-01')
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id).counts).toMatchObject({ stored: 0, unmatched: 0 })
  })
})

test('access that was withdrawn stops the reading after three refusals, and its owner is told', async () => {
  const { firm, graph, user } = await setUp()
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    graph.state.isRevoked = true
    await passUntil(runtime, START + 30 * MINUTE)
    expect(seenBy(runtime, user.id).health).toMatchObject({
      state: 'stopped',
      problems: [{ kind: 'reconnect', text: expect.stringContaining('sign-in at Microsoft') }],
    })
    expect(recordedOf(runtime)).toEqual(['mailbox.connected', 'mailbox.refused'])
    const asked = graph.calls.length
    await passUntil(runtime, START + 90 * MINUTE)
    expect(graph.calls).toHaveLength(asked)
    graph.state.isRevoked = false
    connect(runtime, user.id)
    await passUntil(runtime, START + 92 * MINUTE)
    expect(seenBy(runtime, user.id).health.state).toBe('ok')
  })
})

test('a mailbox that is not read for over 30 minutes is said once, and again when it is read', async () => {
  const { firm, graph, user } = await setUp()
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    Object.assign(graph.faults, { throttle: 1 })
    await passUntil(runtime, START + 120 * MINUTE)
    expect(seenBy(runtime, user.id).health.problems.map(({ kind }) => kind)).toContain('behind')
    expect(recordedOf(runtime)).toEqual(['mailbox.connected', 'mailbox.behind'])
    Object.assign(graph.faults, { throttle: 0 })
    await passUntil(runtime, START + 240 * MINUTE)
    expect(seenBy(runtime, user.id).health.state).toBe('ok')
    expect(recordedOf(runtime)).toEqual([
      'mailbox.connected',
      'mailbox.behind',
      'mailbox.recovered',
    ])
  })
})

test('without notifications the mailbox is read every 15 minutes, and says why there are none', async () => {
  const { firm, graph, add, user } = await setUp()
  graph.state.refusesSubscriptions = true
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id).health.problems).toMatchObject([{ kind: 'silent' }])
    add('reference')
    await passUntil(runtime, START + 20 * MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      counts: { stored: 1 },
      gaps: [{ found: 1, to: expect.any(String) }],
    })
  })
})

test('a subscription is renewed before it ends, and one that is gone is made anew', async () => {
  const { firm, graph, user } = await setUp()
  Object.assign(graph.faults, { shortLife: 1 })
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + 6 * 60 * MINUTE)
    expect([...graph.subscriptions.live.keys()]).toEqual(['S-1'])
    expect(graph.subscriptions.live.get('S-1')?.expires).toBeGreaterThan(Date.now())
    graph.subscriptions.live.clear()
    await passUntil(runtime, START + 10 * 60 * MINUTE)
    expect([...graph.subscriptions.live.keys()]).toEqual(['S-2'])
    expect(seenBy(runtime, user.id).gaps[0]).toMatchObject({
      why: 'Microsoft ended its notifications',
      to: expect.any(String),
    })
  })
})

test('a notification without its secret changes nothing', async () => {
  const { firm, graph, user } = await setUp()
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    const before = seenBy(runtime, user.id)
    const note = (state: string) =>
      runtime.parts.store.transaction(() =>
        noteNotifications(runtime.desk(), [{ subscription: 'S-1', state, lifecycle: null }]),
      )
    expect(note('guessed')).toEqual({ accepted: 0 })
    expect(seenBy(runtime, user.id)).toEqual(before)
    expect(note(graph.subscriptions.live.get('S-1')?.state ?? '')).toEqual({ accepted: 1 })
    expect(seenBy(runtime, user.id).event_at).not.toBeNull()
  })
})

test('a mailbox that was disconnected is forgotten but for what was filed', async () => {
  const { firm, graph, add, user } = await setUp()
  add('reference')
  await withMail(firm, graph, async (runtime) => {
    const { id } = connect(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    const { store } = runtime.parts
    store.write(
      `UPDATE mailboxes SET version = version + 1,
         doc = json_set(doc, '$.state', 'disconnected', '$.version', version + 1) WHERE id = ?`,
      id,
    )
    store.write('UPDATE mailbox_syncs SET due_at = ?', new Date().toISOString())
    await passUntil(runtime, START + 2 * MINUTE)
    expect(graph.subscriptions.live.size).toBe(0)
    for (const table of ['mailbox_tokens', 'mailbox_items', 'mailbox_folders'])
      expect(store.rows(`SELECT * FROM ${table}`)).toEqual([])
  })
  expect(await storedEmails(firm)).toHaveLength(1)
})

test('no clock of a call outlasts its answer: an object has only so many timers', async () => {
  const { firm, graph, add, user } = await setUp()
  add('reference')
  const ended = vi.spyOn(globalThis, 'clearTimeout')
  const begun = vi.spyOn(globalThis, 'setTimeout')
  const unending = vi.spyOn(AbortSignal, 'timeout')
  await withMail(firm, graph, async (runtime) => {
    connect(runtime, user.id)
    await passUntil(runtime, START + 60 * MINUTE)
  })
  const limits = begun.mock.calls.flatMap(([, ms], at) =>
    ms === 20_000 || ms === 10_000 ? [begun.mock.results[at]?.value] : [],
  )
  expect(limits).toHaveLength(graph.calls.length)
  const cleared = ended.mock.calls.map(([timer]) => timer)
  expect(limits.filter((it) => !cleared.includes(it))).toEqual([])
  expect(unending).not.toHaveBeenCalled()
})

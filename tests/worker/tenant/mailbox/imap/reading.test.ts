import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RENUMBERED } from '#domain/mailbox/gaps'
import { MOST_MAIL_BYTES } from '#domain/tracked-email/mailbox'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import type { ImapConnect } from '#worker/integrations/mailbox/imap/session'
import { aFirmWithMail } from '../../../support/graph/firm.ts'
import type { StandInMail } from '../../../support/graph/mailbox.ts'
import { aMail, type MailKind } from '../../../support/graph/mails.ts'
import { passUntil, recordedOf, seenBy } from '../../../support/graph/reading.ts'
import { connectOwn, withServer } from '../../../support/imap/firm.ts'
import { standInServer } from '../../../support/imap/server.ts'
import { storedEmails } from '../../../support/inbound.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => vi.useRealTimers())

const setUp = async () => {
  const { firm, conveyancer, ref } = await aFirmWithMail()
  const server = standInServer()
  let n = 0
  const add = async (kind: MailKind, path = 'INBOX', change: Partial<StandInMail> = {}) => {
    n += 1
    const received = change.received ?? Date.now()
    const given = { n, kind, folder: path, ref, answers: null, received, lag: 0 }
    const mail = { ...aMail(given), ...change }
    await server.deliver(path, mail)
    return mail
  }
  return { firm, server, add, user: conveyancer.user }
}

test('of an email that is about no case only an opaque id is stored, and its text is never asked for', async () => {
  const { firm, server, add, user } = await setUp()
  const other = await add('other')
  const mine = await add('reference')
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      kind: 'imap',
      health: { state: 'ok', problems: [] },
      counts: { folders: 4, imported: 4, stored: 1, unmatched: 1, waiting: 0, unread: 0 },
    })
    const [row] = runtime.parts.store.rows(`SELECT * FROM mailbox_items WHERE state = 'unmatched'`)
    expect(row).toMatchObject({ subject: '', reason: null })
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${other.messageId}|${other.from}`))
  })
  expect(server.calls.filter((it) => it.startsWith('content'))).toEqual([
    `content ${mine.messageId}`,
  ])
  expect(await storedEmails(firm)).toMatchObject([
    { message_id: mine.messageId, filing: { rule: 'reference' }, source: 'mailbox' },
  ])
})

test('private folders, junk, deleted mail and a folder of all mail are never opened', async () => {
  const { firm, server, add, user } = await setUp()
  for (const path of ['Junk', 'Bin', 'All mail', 'Private', 'Private/Family'])
    await add('reference', path)
  await add('marked')
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + 30 * MINUTE)
    expect(seenBy(runtime, user.id).unread).toMatchObject([{ reason: 'private', subject: '' }])
  })
  const opened = new Set(server.calls.filter((it) => it.startsWith('open')))
  expect([...opened].toSorted()).toEqual([
    'open Clients',
    'open Clients/Old',
    'open INBOX',
    'open Sent',
  ])
  expect(await storedEmails(firm)).toEqual([])
})

test('while nothing arrives one connection tells of all folders', async () => {
  const { firm, server, user } = await setUp()
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    server.calls.length = 0
    await passUntil(runtime, START + 4 * MINUTE)
    expect(server.calls).toEqual(['connect', 'list'])
    expect(seenBy(runtime, user.id).checked_at).toBe(new Date(START + 3 * MINUTE).toISOString())
  })
})

test('an email that is too large is listed with its reason, and holds back no other', async () => {
  const { firm, server, add, user } = await setUp()
  const { subject, mime: text } = await add('reference', 'Junk')
  const mime = new Uint8Array(MOST_MAIL_BYTES + 1).fill(65)
  mime.set(new TextEncoder().encode(String(text)))
  await add('other', 'INBOX', { mime })
  await add('reference')
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      counts: { stored: 1, unread: 1 },
      unread: [{ reason: 'too_large', subject }],
    })
  })
})

test('an email of 60 MB is never asked for, and one of another size than its server says is not read', async () => {
  const { firm, server, add, user } = await setUp()
  const addOf = async (bytes: number) => {
    const { mime: text } = await add('reference', 'Junk')
    const mime = new Uint8Array(bytes).fill(65)
    mime.set(new TextEncoder().encode(String(text)))
    await add('other', 'INBOX', { mime })
  }
  await addOf(60 * 1024 * 1024)
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(server.calls.some((it) => it.startsWith('content'))).toBe(false)
    expect(seenBy(runtime, user.id).unread).toMatchObject([{ reason: 'too_large' }])
  })
  const connect: ImapConnect = async (...given) => ({
    ...(await server.connect(...given)),
    size: async () => 10,
  })
  await addOf(MOST_MAIL_BYTES + 1)
  await withServer(firm, { connect }, async (runtime) => {
    await passUntil(runtime, START + 10 * MINUTE)
    expect(server.calls.some((it) => it.startsWith('content'))).toBe(true)
    expect(seenBy(runtime, user.id).counts).toMatchObject({ stored: 0, unread: 2 })
  })
})

test('an email that moves is there once, and one that moved before it was read is read where it is', async () => {
  const { firm, server, add, user } = await setUp()
  const moved = await add('reference')
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    await server.move('INBOX', moved, 'Clients')
    await passUntil(runtime, START + 10 * MINUTE)
    expect(seenBy(runtime, user.id).counts).toMatchObject({ stored: 1, unread: 0 })
    const { connect } = server
    const early = await add('reference')
    // It leaves between the page that names it and the question for its text.
    server.connect = async (...given) => {
      const session = await connect(...given)
      const size = async (uid: number) => {
        await server.move('INBOX', early, 'Clients')
        server.connect = connect
        return session.size(uid)
      }
      return { ...session, size }
    }
  })
  await withServer(firm, { connect: (...given) => server.connect(...given) }, async (runtime) => {
    await passUntil(runtime, START + 30 * MINUTE)
    expect(seenBy(runtime, user.id).counts).toMatchObject({ stored: 2, unread: 0, waiting: 0 })
  })
  expect(await storedEmails(firm)).toHaveLength(2)
})

test('a folder that is numbered anew is read again, which is said meanwhile, and nothing is stored twice', async () => {
  const { firm, server, add, user } = await setUp()
  await add('reference')
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    await server.renumber('INBOX')
    await add('reference')
    await passUntil(runtime, START + 10 * MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      health: { state: 'ok' },
      counts: { stored: 2 },
      gaps: [{ why: RENUMBERED, to: expect.any(String) }],
    })
  })
  expect(await storedEmails(firm)).toHaveLength(2)
})

test('a password that is refused three times stops the reading; another one goes on where it was', async () => {
  const { firm, server, add, user } = await setUp()
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    server.state.password = 'another'
    await add('reference')
    await passUntil(runtime, START + 30 * MINUTE)
    expect(seenBy(runtime, user.id).health).toMatchObject({
      state: 'stopped',
      problems: [{ kind: 'reconnect', text: expect.stringContaining('user name or password') }],
    })
    const asked = server.calls.length
    await passUntil(runtime, START + 60 * MINUTE)
    expect(server.calls).toHaveLength(asked)
    connectOwn(runtime, user.id, { password: 'another' })
    await passUntil(runtime, START + 62 * MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      health: { state: 'ok' },
      counts: { stored: 1 },
    })
    expect(recordedOf(runtime)).toEqual([
      'mailbox.connected',
      'mailbox.refused',
      'mailbox.connected',
    ])
  })
})

test('a server that is busy is asked again later, and is no refusal', async () => {
  const { firm, server, user } = await setUp()
  Object.assign(server.faults, { busy: 1 })
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + 28 * MINUTE)
    expect(seenBy(runtime, user.id).health.problems.map(({ kind, text }) => [kind, text])).toEqual([
      ['throttled', 'The mail server asks us to wait before we read on.'],
    ])
    expect(server.calls.length).toBeLessThan(10)
    Object.assign(server.faults, { busy: 0 })
    await passUntil(runtime, START + 40 * MINUTE)
    expect(seenBy(runtime, user.id).health.state).toBe('ok')
  })
})

test('an email that a server leaves out of its answer is not passed by', async () => {
  const { firm, server, add, user } = await setUp()
  await add('reference')
  Object.assign(server.faults, { leaveOut: 1 })
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + 10 * MINUTE)
    expect(seenBy(runtime, user.id).health.problems).toMatchObject([
      { kind: 'failing', text: 'The mail server left out emails that it has.' },
    ])
    Object.assign(server.faults, { leaveOut: 0 })
    await passUntil(runtime, START + 30 * MINUTE)
    expect(seenBy(runtime, user.id).counts).toMatchObject({ stored: 1 })
  })
})

test('a server that never ends its answer is given up, and read on later', async () => {
  const { firm, server, add, user } = await setUp()
  await add('reference')
  server.state.isStuck = true
  const work = async (runtime: TenantRuntime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id).counts).toMatchObject({ stored: 0, waiting: 1 })
    server.state.isStuck = false
    await passUntil(runtime, START + 20 * MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      health: { state: 'ok' },
      counts: { stored: 1 },
    })
  }
  await withServer(firm, server, work, 200)
})

test('a large folder is read page by page to its end, whatever is missing among its numbers', async () => {
  const { firm, server, add, user } = await setUp()
  for (let n = 0; n < 230; n += 1) {
    const mail = await add('other')
    if (n % 3 === 0) await server.remove('INBOX', mail)
  }
  server.skip('INBOX', 120_000)
  const last = await add('reference')
  await withServer(firm, server, async (runtime) => {
    connectOwn(runtime, user.id)
    await passUntil(runtime, START + MINUTE)
    expect(seenBy(runtime, user.id)).toMatchObject({
      health: { state: 'ok' },
      counts: { stored: 1, unmatched: 153 },
    })
  })
  expect(await storedEmails(firm)).toMatchObject([{ message_id: last.messageId }])
})

test('the password is stored sealed for its mailbox, and is forgotten with it', async () => {
  const { firm, server, user } = await setUp()
  await withServer(firm, server, async (runtime) => {
    const { id } = connectOwn(runtime, user.id, { password: 'very secret words' })
    const { store, mailboxSecrets } = runtime.parts
    const [row] = store.rows<{ sealed: string }>('SELECT * FROM mailbox_tokens')
    expect(row?.sealed).not.toContain('secret')
    expect(mailboxSecrets.open({ mailbox: id }, row?.sealed ?? '')).toBe('very secret words')
    expect(() => mailboxSecrets.open({ mailbox: 'another' }, row?.sealed ?? '')).toThrow()
    expect(JSON.stringify(seenBy(runtime, user.id))).not.toContain('very secret')
    store.write(
      `UPDATE mailboxes SET version = version + 1,
         doc = json_set(doc, '$.state', 'disconnected', '$.version', version + 1) WHERE id = ?`,
      id,
    )
    await passUntil(runtime, START + MINUTE)
    expect(store.rows('SELECT * FROM mailbox_tokens')).toEqual([])
  })
})

test.each([
  'localhost',
  '127.0.0.1',
  '10.0.0.4',
  'mail.internal',
  'imap.brookes.co.uk:143',
  '[::1]',
])('a server on a private network, or without TLS from the start, is refused: %s', async (at) => {
  const { firm, server, user } = await setUp()
  await withServer(firm, server, (runtime) => {
    expect(() => connectOwn(runtime, user.id, { server: at })).toThrow()
    expect(runtime.parts.store.rows('SELECT * FROM mailboxes')).toEqual([])
  })
})

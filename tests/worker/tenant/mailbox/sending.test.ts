import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryMessage } from '#tenant/communication/acts'
import { changeSending } from '#tenant/mailbox/changing'
import { passUntil, recordedOf, seenBy } from '../../support/graph/reading.ts'
import type { Answer, AskedFor } from '../../support/graph/sending.ts'
import { aWriter } from '../../support/graph/writing.ts'
import { storedEmails } from '../../support/inbound.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('an email that somebody writes leaves their own mailbox once, and what is read there is not filed again', async () => {
  const writer = await aWriter()
  const { graph } = writer
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 30 * MINUTE)
    const { entries } = writer.page(runtime)
    expect(entries.filter((it) => JSON.stringify(it).includes('On Friday.'))).toHaveLength(1)
    const statuses = runtime.parts.store
      .rows<{ detail: string }>(
        `SELECT detail FROM audit WHERE name = 'message.status' AND detail LIKE '%email.sent%'`,
      )
      .map(({ detail }) => JSON.parse(detail).route)
    expect(statuses).toEqual(['Sent from anna@harcourt.test'])
    expect(seenBy(runtime, writer.owner.user.id)).toMatchObject({
      health: { state: 'ok', problems: [] },
      counts: { stored: 1, unmatched: 0 },
    })
  })
  expect(graph.sending.sent).toHaveLength(1)
  expect(graph.sending.sent[0]?.mime).toMatch(/^From: .*<anna@harcourt\.test>/m)
  expect(graph.mailbox.inFolder('F-sent', Date.now())).toHaveLength(1)
  expect(writer.byFirm).toEqual([])
  expect(await storedEmails(writer.firm)).toEqual([])
  const message = await writer.written()
  expect(message).toMatchObject({
    status: 'sent',
    author: { id: writer.owner.user.id },
    route: { by: 'mailbox', address: 'anna@harcourt.test', draft_id: 'D-1' },
  })
  expect(graph.sending.sent[0]?.messageId).toBe(`${message?.id}@harcourt.test`)
})

type Answers = Partial<Record<AskedFor, Answer[]>>

test.each<[string, Answers, number]>([
  ['the answer to sending is lost', { send: ['lost'] }, 0],
  ['that answer is lost, and Microsoft is slow to show it', { send: ['lost'] }, 9 * MINUTE],
  ['sending answers 503 and was done', { send: ['lost'], look: ['ok', 503, 503] }, 4 * MINUTE],
  ['sending answers 503 and was not done', { send: [503] }, 0],
  ['sending answers 500 and was done', { send: ['done, 500'] }, 0],
  ['the answer to the draft is lost', { draft: ['lost'] }, 0],
  ['the answer to the draft is an error, and it is there', { draft: ['done, 500'] }, 0],
  ['the draft is limited', { draft: [429, 429] }, 0],
  ['sending is limited', { send: [429] }, 0],
  ['looking is limited once it was sent', { look: ['ok', 429, 429, 429] }, 0],
  ['looking is forbidden for a moment once it was sent', { look: ['ok', 403] }, 0],
])('an email is sent exactly once from the mailbox when %s', async (_, answers, lag) => {
  const writer = await aWriter()
  const { state, sent } = writer.graph.sending
  state.lag = lag
  for (const kind of ['draft', 'send', 'look'] as const)
    state.answers.set(kind, [...(answers[kind] ?? [])])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 60 * MINUTE)
  })
  expect(await writer.written()).toMatchObject({ status: 'sent', route: { by: 'mailbox' } })
  expect(sent).toHaveLength(1)
  expect(writer.graph.sending.drafts.size).toBe(1)
  expect(writer.byFirm).toEqual([])
  expect(await storedEmails(writer.firm)).toEqual([])
})

test('a draft that Microsoft shows for minutes after it was sent is not sent again', async () => {
  const writer = await aWriter()
  const { state, sent } = writer.graph.sending
  state.settling = 8 * MINUTE
  state.answers.set('send', ['lost'])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect(sent).toHaveLength(1)
  expect(await writer.written()).toMatchObject({ status: 'sent', route: { by: 'mailbox' } })
})

test('how long Microsoft asks to wait is kept to', async () => {
  const writer = await aWriter()
  writer.graph.sending.state.answers.set('send', [429])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 85_000)
    expect(writer.graph.sending.sent).toEqual([])
    await passUntil(runtime, START + 3 * MINUTE)
    expect(writer.graph.sending.sent).toHaveLength(1)
  })
})

test('a mailbox that may no longer send lets the firm’s mail take its place once, and says so', async () => {
  const writer = await aWriter()
  writer.graph.sending.state.answers.set('send', [403, 403, 403])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 10 * MINUTE)
    expect(seenBy(runtime, writer.owner.user.id).health.problems).toMatchObject([
      {
        kind: 'sending',
        text: expect.stringContaining('Connect it again to send from this mailbox.'),
      },
    ])
    expect(recordedOf(runtime)).toEqual(['mailbox.connected', 'mailbox.not-sending'])
    writer.write(runtime)
    await passUntil(runtime, START + 11 * MINUTE)
  })
  const { sent, drafts } = writer.graph.sending
  expect(sent).toEqual([])
  expect([...drafts.keys()]).toEqual([])
  expect(writer.byFirm).toHaveLength(2)
  expect(await writer.written()).toMatchObject({
    status: 'sent',
    route: {
      by: 'firm',
      address: 'post@harcourt.example',
      instead_of: {
        address: 'anna@harcourt.test',
        why: 'Microsoft does not let us send from this mailbox.',
      },
    },
  })
})

test('access that was revoked lets the firm’s mail send once', async () => {
  const writer = await aWriter()
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    await passUntil(runtime, START + MINUTE)
    writer.graph.state.isRevoked = true
    writer.write(runtime)
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect(writer.graph.sending.sent).toEqual([])
  expect(writer.byFirm).toHaveLength(1)
  expect(await writer.written()).toMatchObject({ status: 'sent', route: { by: 'firm' } })
})

test.each([false, true])(
  'an email that may have left never leaves by the firm’s mail, and is found once somebody may look again (with a Message-ID of Microsoft’s own: %s)',
  async (renames) => {
    const writer = await aWriter()
    const { graph, byFirm } = writer
    graph.sending.state.renames = renames
    graph.sending.state.answers.set('send', ['lost'])
    graph.sending.state.lag = MINUTE
    await writer.work(async (runtime) => {
      writer.connect(runtime)
      writer.write(runtime)
      await passUntil(runtime, START + 20_000)
      graph.state.isRevoked = true
      await passUntil(runtime, START + 6 * 60 * MINUTE)
    })
    expect([graph.sending.sent.length, byFirm.length]).toEqual([1, 0])
    const unknown = await writer.written()
    expect(unknown?.status).toBe('unknown')
    graph.state.isRevoked = false
    await writer.work(async (runtime) => {
      writer.connect(runtime)
      const { id = '', version = 0 } = unknown ?? {}
      runtime.parts.store.transaction(() => retryMessage(writer.desk(runtime), { id, version }))
      await passUntil(runtime, Date.now() + 5 * MINUTE)
    })
    expect([graph.sending.sent.length, byFirm.length]).toEqual([1, 0])
    expect(await writer.written()).toMatchObject({ status: 'sent', route: { by: 'mailbox' } })
  },
)

test('a worker that was stopped after sending leaves an email that is found, not sent again', async () => {
  const writer = await aWriter()
  const { sent, state } = writer.graph.sending
  state.answers.set('send', ['lost'])
  await writer.work(
    async (runtime) => {
      writer.connect(runtime)
      writer.write(runtime)
      void passUntil(runtime, START + 5_000)
      for (let tries = 0; tries < 200 && sent.length === 0; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    (parcel) => writer.deliver(parcel, () => sent.length > 0),
  )
  vi.setSystemTime(START + 10 * MINUTE)
  await writer.work((runtime) => passUntil(runtime, START + 40 * MINUTE))
  expect(sent).toHaveLength(1)
  expect(await writer.written()).toMatchObject({ status: 'sent' })
})

test('a message that gets a Message-ID of Microsoft’s own is neither filed again nor lost to its answers', async () => {
  const writer = await aWriter()
  writer.graph.sending.state.renames = true
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 5 * MINUTE)
    const { messageId = '' } = writer.graph.sending.sent[0] ?? {}
    writer.answer('F-inbox', messageId)
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect(writer.graph.sending.sent).toHaveLength(1)
  expect(await storedEmails(writer.firm)).toMatchObject([
    { direction: 'in', filing: { id: writer.id, rule: 'thread' } },
  ])
})

test('a message that gets another Message-ID when it is sent is not filed again, though it is read before it is looked for', async () => {
  const writer = await aWriter()
  const { state } = writer.graph.sending
  state.renamesWhenSent = true
  state.answers.set('send', ['lost'])
  state.answers.set('look', ['ok', 503, 503, 503, 503])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    await passUntil(runtime, START + 14.5 * MINUTE)
    writer.write(runtime)
    await passUntil(runtime, START + 16 * MINUTE)
    expect(seenBy(runtime, writer.owner.user.id).counts).toMatchObject({ stored: 1, unmatched: 0 })
    expect(state.answers.get('look')).not.toEqual([])
    await passUntil(runtime, START + 40 * MINUTE)
  })
  expect(await storedEmails(writer.firm)).toEqual([])
  expect(await writer.written()).toMatchObject({
    status: 'sent',
    route: { message_id: 'D-1@eurprd.outlook.test' },
  })
})

test('an answer leaves with the headers of its thread, and what comes back is filed to the case by them', async () => {
  const writer = await aWriter()
  const { sent } = writer.graph.sending
  const idOf = (place: number) => sent[place]?.messageId ?? ''
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 5 * MINUTE)
    writer.answer('F-inbox', idOf(0))
    await passUntil(runtime, START + 25 * MINUTE)
    const [email] = runtime.parts.store.rows<{ id: string }>('SELECT id FROM tracked_emails')
    writer.reply(runtime, email?.id ?? '', 'sender1@brookes.test')
    await passUntil(runtime, START + 50 * MINUTE)
    writer.answer('F-inbox', idOf(1))
    await passUntil(runtime, START + 80 * MINUTE)
  })
  const answer = sent[1]?.mime.replaceAll(/\r?\n[ \t]+/g, ' ')
  expect(answer).toContain('In-Reply-To: <mail-1@brookes.test>')
  expect(answer).toContain(`References: <${idOf(0)}> <mail-1@brookes.test>`)
  expect(await storedEmails(writer.firm)).toMatchObject([
    { message_id: 'mail-1@brookes.test', filing: { id: writer.id, rule: 'thread' } },
    { message_id: 'mail-2@brookes.test', filing: { id: writer.id, rule: 'thread' } },
  ])
})

test('what is written with the switch off leaves by the firm’s mail', async () => {
  const writer = await aWriter()
  await writer.work(async (runtime) => {
    const { id, version } = writer.connect(runtime)
    await passUntil(runtime, START + MINUTE)
    runtime.parts.store.transaction(() =>
      changeSending(writer.desk(runtime), id, { version, is_on: false }),
    )
    writer.write(runtime)
    await passUntil(runtime, START + 5 * MINUTE)
  })
  expect(writer.graph.sending.sent).toEqual([])
  expect(writer.byFirm).toMatchObject([{ author: { id: writer.owner.user.id } }])
  expect((await writer.written())?.route).toMatchObject({ by: 'firm', instead_of: null })
})

test('a mailbox that was connected before it was asked to send reads on, and sends nothing', async () => {
  const writer = await aWriter()
  const { graph } = writer
  graph.state.agreed = 'offline_access User.Read Mail.Read'
  await writer.work(async (runtime) => {
    writer.connect(runtime, false)
    writer.write(runtime)
    await passUntil(runtime, START + 90 * MINUTE)
    expect(seenBy(runtime, writer.owner.user.id)).toMatchObject({
      health: { state: 'ok', problems: [] },
      sending: { is_allowed: false, is_on: true },
    })
  })
  expect(graph.scopes.length).toBeGreaterThan(1)
  expect(new Set(graph.scopes)).toEqual(new Set([graph.state.agreed]))
  expect(graph.sending.sent).toEqual([])
  expect(writer.byFirm).toHaveLength(1)
})

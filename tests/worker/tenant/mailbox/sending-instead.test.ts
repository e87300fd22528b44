import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSending, disconnectMailbox } from '#tenant/mailbox/changing'
import { connectByImap } from '#tenant/mailbox/connecting-imap'
import { mailTokensOf } from '#tenant/mailbox/tokens'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { passUntil } from '../../support/graph/reading.ts'
import { aWriter } from '../../support/graph/writing.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const MINUTE = 60_000
const FIRM = 'post@harcourt.example'
const OWN = 'anna@harcourt.test'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Writer = Awaited<ReturnType<typeof aWriter>>

const inMailbox = <T>(runtime: TenantRuntime, work: () => T) =>
  runtime.parts.store.transaction(work)

const disconnect = (writer: Writer, runtime: TenantRuntime) => {
  const [mailbox] = writer.mailboxes(runtime)
  const { id = '', version = 0 } = mailbox ?? {}
  inMailbox(runtime, () => disconnectMailbox(writer.desk(runtime), id, { version }))
}

const switchOff = (writer: Writer, runtime: TenantRuntime) => {
  const [mailbox] = writer.mailboxes(runtime)
  const { id = '', version = 0 } = mailbox ?? {}
  inMailbox(runtime, () => changeSending(writer.desk(runtime), id, { version, is_on: false }))
}

test.each([
  ['disconnected', disconnect, `${OWN} is no longer connected.`],
  ['switched off', switchOff, `Sending from ${OWN} is switched off.`],
])(
  'an email whose mailbox is %s before it is sent leaves by the firm’s mail once, and says so',
  async (_, end, why) => {
    const writer = await aWriter()
    await writer.work(async (runtime) => {
      writer.connect(runtime)
      writer.write(runtime)
      end(writer, runtime)
      await passUntil(runtime, START + 30 * MINUTE)
    })
    expect(writer.graph.sending.sent).toEqual([])
    expect(writer.byFirm).toHaveLength(1)
    expect(await writer.written()).toMatchObject({
      status: 'sent',
      route: { by: 'firm', address: FIRM, instead_of: { address: OWN, why } },
    })
  },
)

test('an email whose draft waits when its mailbox is disconnected leaves by the firm’s mail once', async () => {
  const writer = await aWriter()
  writer.graph.sending.state.answers.set('send', [429])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 20_000)
    expect(writer.graph.sending.drafts.size).toBe(1)
    disconnect(writer, runtime)
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect(writer.graph.sending.sent).toEqual([])
  expect(writer.byFirm).toHaveLength(1)
  expect(await writer.written()).toMatchObject({
    route: { by: 'firm', instead_of: { address: OWN } },
  })
})

test('an email that may have left a mailbox when it is disconnected leaves by no other way, and a person is asked', async () => {
  const writer = await aWriter()
  const { state, sent } = writer.graph.sending
  state.answers.set('send', ['lost'])
  state.lag = 5 * MINUTE
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + MINUTE)
    disconnect(writer, runtime)
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect([sent.length, writer.byFirm.length]).toEqual([1, 0])
  expect(await writer.written()).toMatchObject({
    status: 'unknown',
    reason: `Nobody can look in ${OWN}, which is no longer connected.`,
  })
})

test('a mailbox that makes no draft for a minute lets the firm’s mail send, with what Microsoft answered', async () => {
  const writer = await aWriter()
  writer.graph.sending.state.answers.set('draft', [500, 500, 500, 500])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 5 * MINUTE)
  })
  expect(writer.graph.sending.drafts.size).toBe(0)
  expect(writer.byFirm).toHaveLength(1)
  expect(await writer.written()).toMatchObject({
    route: { by: 'firm', instead_of: { why: 'Microsoft answered 500 (ErrorOfStandIn).' } },
  })
})

test('a draft that its author sends by hand before we do is sent once', async () => {
  const writer = await aWriter()
  const { sending } = writer.graph
  sending.state.answers.set('send', [429, 400])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 20_000)
    sending.sendByHand('D-1')
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect([sending.sent.length, writer.byFirm.length]).toEqual([1, 0])
  expect(await writer.written()).toMatchObject({ status: 'sent', route: { by: 'mailbox' } })
})

test('a draft that its author deletes before we send it is not sent by another way, and a person is asked', async () => {
  const writer = await aWriter()
  const { sending } = writer.graph
  sending.state.answers.set('send', [429])
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    writer.write(runtime)
    await passUntil(runtime, START + 20_000)
    sending.drafts.clear()
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect([sending.sent.length, writer.byFirm.length]).toEqual([0, 0])
  expect(await writer.written()).toMatchObject({
    status: 'unknown',
    reason: expect.stringContaining('Its draft is no longer in the mailbox'),
  })
})

test('whoever has no mailbox, and whoever covers for a colleague, sends from the firm’s address', async () => {
  const writer = await aWriter()
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    expect(writer.page(runtime).sender).toEqual({ address: OWN, is_own: true, why: null })
    const covering = writer.page(runtime, writer.colleague).sender
    expect(covering).toEqual({ address: FIRM, is_own: false, why: null })
    writer.write(runtime, writer.colleague)
    await passUntil(runtime, START + 30 * MINUTE)
  })
  expect(writer.graph.sending.drafts.size).toBe(0)
  expect(writer.byFirm).toHaveLength(1)
  expect(await writer.written()).toMatchObject({
    author: { id: writer.colleague.user.id },
    route: { by: 'firm', address: FIRM, instead_of: null },
  })
})

test('a message never leaves a mailbox that is another person’s by now', async () => {
  const writer = await aWriter()
  await writer.work(async (runtime) => {
    const { id } = writer.connect(runtime)
    writer.write(runtime)
    runtime.parts.store.write(
      `UPDATE mailboxes SET doc = json_set(doc, '$.owner.id', ?) WHERE id = ?`,
      ...[writer.colleague.user.id, id],
    )
    await passUntil(runtime, START + 10 * MINUTE)
  })
  expect(writer.graph.sending.drafts.size).toBe(0)
  expect(writer.byFirm).toHaveLength(1)
})

test('tokens that were renewed do not replace those of a new sign-in', async () => {
  const writer = await aWriter()
  await writer.work((runtime) => {
    const { id } = writer.connect(runtime)
    const tokens = mailTokensOf(runtime.parts.store)
    tokens.save(id, 'of a new sign-in')
    tokens.renew(id, 'those that were used', 'renewed')
    expect(tokens.get(id)).toBe('of a new sign-in')
    tokens.renew(id, 'of a new sign-in', 'renewed')
    expect(tokens.get(id)).toBe('renewed')
  })
})

test('the page says from where an email will leave, and why not from a mailbox that was connected', async () => {
  const writer = await aWriter()
  await writer.work(async (runtime) => {
    writer.connect(runtime)
    switchOff(writer, runtime)
    expect(writer.page(runtime).sender).toEqual({
      ...{ address: FIRM, is_own: false },
      why: `Sending from ${OWN} is switched off.`,
    })
    inMailbox(runtime, () =>
      connectByImap(
        writer.desk(runtime, writer.colleague),
        {
          ...{ address: 'bea@harcourt.test', server: 'imap.harcourt.co.uk', username: 'bea' },
          ...{ password: 'secret', since: '2026-01-01' },
        },
        { id: writer.colleague.user.id, name: 'Bea' },
      ),
    )
    expect(writer.page(runtime, writer.colleague).sender).toEqual({
      ...{ address: FIRM, is_own: false },
      why: 'bea@harcourt.test is read by IMAP, and nothing is sent from it.',
    })
  })
})

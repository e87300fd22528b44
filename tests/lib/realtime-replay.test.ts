import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MissedEvent, MissedEvents } from '#domain/event-api'
import type { ChannelListener } from '#lib/realtime-types'
import { openPage } from '../support/page.ts'

let gap: typeof import('#lib/realtime-replay')

beforeEach(async () => {
  openPage({ firm: { tenantId: 'harcourt' } })
  gap = await import('#lib/realtime-replay')
})

const heard: string[] = []
beforeEach(() => {
  heard.length = 0
})

const listening = (channel: string, after: number | null): ChannelListener => ({
  channel,
  after,
  handlers: { '*': ({ seq }) => heard.push(`${channel.replace(/.*harcourt\./, '')} ${seq}`) },
  missed: () => heard.push(`${channel.replace(/.*harcourt\./, '')} all`),
})
const cases = (after: number | null) => listening('private-tenant.harcourt.conveyances', after)
const aCase = (after: number | null) => listening('presence-tenant.harcourt.conveyance.c1', after)
const own = (after: number | null) => listening('private-tenant.harcourt.user.u1', after)

const event = (seq: number, id = 'c1', more: Partial<MissedEvent> = {}): MissedEvent => ({
  seq,
  name: 'conveyance.updated',
  subject: 'conveyance',
  id,
  version: seq,
  changed: [],
  at: '2026-01-05T09:00:00.000Z',
  own: false,
  ...more,
})
const missed = (rows: MissedEvent[], more: Partial<MissedEvents> = {}): MissedEvents => ({
  rows,
  last: 99,
  more: false,
  head: 99,
  subjects: ['conveyance'],
  ...more,
})

describe('what was missed', () => {
  test('is asked for once, after the earliest, and told to each who would have heard it', async () => {
    const ask = vi.fn(async () =>
      missed([event(11), event(12, 'c2'), event(13, 'c1', { own: true })]),
    )
    expect(await gap.replayMissed([cases(10), aCase(11), own(10)], ask)).toBe(99)
    expect(ask.mock.calls).toEqual([[10]])
    expect(heard).toEqual([
      'conveyances 11',
      'conveyances 12',
      'conveyances 13',
      'conveyance.c1 13',
      'user.u1 13',
    ])
  })

  test('that is too much has everybody ask for everything', async () => {
    await gap.replayMissed([cases(10), aCase(10)], async () => missed([event(11)], { more: true }))
    expect(heard).toEqual(['conveyances all', 'conveyance.c1 all'])
  })

  test('of a kind that the person may not see all of has its page ask again', async () => {
    await gap.replayMissed([aCase(10), own(10)], async () =>
      missed([event(11, 'c1', { own: true })], { subjects: ['quote-case'] }),
    )
    expect(heard).toEqual(['conveyance.c1 all', 'user.u1 11'])
  })

  test('where nobody can say has everybody ask for everything', async () => {
    const ask = vi.fn(async () => missed([]))
    await gap.replayMissed([cases(null)], ask)
    expect(ask.mock.calls).toEqual([[undefined]])
    expect(await gap.replayMissed([cases(5)], async () => null)).toBeNull()
    expect(heard).toEqual(['conveyances all', 'conveyances all'])
  })
})

describe('an event', () => {
  test('that comes twice is heard once by each listener', () => {
    const [one, other] = [cases(0), aCase(0)]
    const change = { seq: 7, id: 'c1', version: 2, changed: [] }
    for (const it of [one, one, other, one]) gap.deliver(it, 'conveyance.updated', change)
    expect(heard).toEqual(['conveyances 7', 'conveyance.c1 7'])
  })

  test('without a number is heard each time', () => {
    const caseFile = cases(0)
    for (let times = 0; times < 2; times++)
      gap.deliver(caseFile, 'conveyance.updated', { id: 'c1', version: 2, changed: [] })
    expect(heard).toHaveLength(2)
  })
})

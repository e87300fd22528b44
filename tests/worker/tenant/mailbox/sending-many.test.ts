import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMAIL_SENT } from '#domain/tracked-email/outgoing'
import { chanceOf } from '../../support/graph/chance.ts'
import { passUntil } from '../../support/graph/reading.ts'
import type { Answer } from '../../support/graph/sending.ts'
import { aWriter } from '../../support/graph/writing.ts'
import { storedEmails } from '../../support/inbound.ts'
import { storedMessages } from '../../support/outgoing.ts'

const START = Date.parse('2026-11-23T09:00:00.000Z')
const HOUR = 3_600_000
const MESSAGES = 25

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Half of what Microsoft does goes well. */
const ANSWERS: readonly Answer[] = [
  ...Array<Answer>(10).fill('ok'),
  ...(['lost', 'lost', 'lost', 'done, 500', 'done, 500', 429, 429, 503, 503, 400] as const),
]

test.each([1, 2, 3])(
  'of many emails through a mailbox that fails at half of what is asked, each leaves once or is for a person to decide (seed %i)',
  async (seed) => {
    const writer = await aWriter()
    const chance = chanceOf(seed)
    const { state, sent } = writer.graph.sending
    state.settling = 5 * 60_000
    for (const kind of ['draft', 'send', 'look'] as const)
      state.answers.set(
        kind,
        Array.from({ length: 1_000 }, () => chance.of(ANSWERS)),
      )
    await writer.work(async (runtime) => {
      writer.connect(runtime)
      for (let n = 0; n < MESSAGES; n += 1) writer.write(runtime)
      await passUntil(runtime, START + 8 * HOUR)
    })
    const messages = (await storedMessages(writer.firm)).filter(({ type }) => type === EMAIL_SENT)
    const left = [
      ...sent.map(({ messageId }) => messageId.split('@')[0]),
      ...writer.byFirm.map(({ id }) => id),
    ]
    expect(messages).toHaveLength(MESSAGES)
    expect(new Set(left).size).toBe(left.length)
    for (const { id, status } of messages)
      expect(status).toBe(left.includes(id) && status === 'sent' ? 'sent' : 'unknown')
    expect(messages.filter(({ status }) => status === 'sent').length).toBeGreaterThan(MESSAGES / 2)
    expect(await storedEmails(writer.firm)).toEqual([])
  },
)

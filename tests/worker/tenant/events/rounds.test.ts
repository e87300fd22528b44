import { expect, test } from 'vitest'
import { roundsOf } from '#tenant/events/rounds'

const aQueue = () => {
  const due: number[] = []
  const sent: number[] = []
  const run = async () => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) sent.push(next)
  }
  return { due, sent, run }
}

const now = () => '2026-03-02T10:00:00.000Z'

test.for(Array.from({ length: 8 }, (_, at) => at))(
  'what is put %i turns after a round began is sent before its flush resolves',
  async (turns) => {
    const { due, sent, run } = aQueue()
    const flush = roundsOf({ now, run })
    due.push(1)
    const first = flush()
    for (let turn = 0; turn < turns; turn++) await null
    due.push(2)
    await flush()
    expect(sent).toEqual([1, 2])
    await first
  },
)

test('a round that fails is over: the next flush begins another', async () => {
  const { due, sent, run } = aQueue()
  let isDown = true
  const flush = roundsOf({
    now,
    run: async () => {
      if (isDown) throw new Error('The network is down.')
      await run()
    },
  })
  due.push(1)
  await expect(flush()).rejects.toThrow('The network is down.')
  isDown = false
  await flush()
  expect(sent).toEqual([1])
})

test('a round that was cut off holds back no later one, and ends none of those', async () => {
  const { due, sent, run } = aQueue()
  const { promise: cut, resolve: goOn } = Promise.withResolvers<void>()
  let moment = Date.parse(now())
  let rounds = 0
  const flush = roundsOf({
    now: () => new Date(moment).toISOString(),
    run: async () => {
      rounds += 1
      if (rounds === 1) await cut
      await run()
    },
  })
  const first = flush()
  moment += 120_000
  due.push(1)
  await flush()
  expect(sent).toEqual([1])
  goOn()
  await first
})

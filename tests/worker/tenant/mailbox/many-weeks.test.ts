import { afterEach, beforeEach, test, vi } from 'vitest'
import { repeats } from '../../../support/repeats.ts'
import { expectAllMail } from '../../support/graph/a-week.ts'
import { manyFaults } from '../../support/graph/faults.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00.000Z') })
})
afterEach(() => vi.useRealTimers())

test.each(Array.from({ length: repeats(1, 12) }, (_, at) => at + 2))(
  'seed %i: every matching email is there once after a week, and each gap was said',
  async (seed) => {
    await expectAllMail(seed, manyFaults, { days: 7, rate: 1 + (seed % 3) })
  },
)

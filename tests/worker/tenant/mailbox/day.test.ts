import { afterEach, beforeEach, test, vi } from 'vitest'
import { expectAllMail } from '../../support/graph/a-week.ts'
import { manyFaults } from '../../support/graph/faults.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00.000Z') })
})
afterEach(() => vi.useRealTimers())

test('a day of lost, doubled, late and reordered notifications leaves every matching email once, and each gap was said', async () => {
  await expectAllMail(1, manyFaults, { days: 1, rate: 2 })
})

import { afterEach, beforeEach, test, vi } from 'vitest'
import { repeats } from '../../../../support/repeats.ts'
import { expectAllImapMail } from '../../../support/imap/a-week.ts'
import { manyImapFaults, noImapFaults } from '../../../support/imap/faults.ts'
import { standInServer } from '../../../support/imap/server.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T09:00:00.000Z') })
})
afterEach(() => vi.useRealTimers())

test.each(Array.from({ length: repeats(1, 6) }, (_, at) => at + 1))(
  'seed %i: after days of moves, deletions, renumbered folders and cut connections every matching email is there once, and each gap was said',
  async (seed) => {
    const server = standInServer(seed, manyImapFaults)
    const calm = () => void Object.assign(server.faults, noImapFaults)
    await expectAllImapMail(seed, server, { days: repeats(2, 7), rate: 2, calm })
  },
)

import { expect } from 'vitest'
import { RENUMBERED } from '#domain/mailbox/gaps'
import { healthOf } from '#domain/mailbox/health'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { chanceOf } from '../graph/chance.ts'
import { aFirmWithMail } from '../graph/firm.ts'
import { connectOwn, withServer } from './firm.ts'
import type { MailServerUnderTest } from './server.ts'
import { imapWeekOf } from './week.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Time = {
  readonly days: number
  /** Emails in an hour. */
  readonly rate: number
  /** The alarm rings no sooner than this after it rang, in ms; a second by default. */
  readonly pace?: number
  /** Lets nothing fail any more. */
  readonly calm: () => void
}

/** Expects that some days at a mail server left each matching email once, and that no gap went unsaid. */
export const expectAllImapMail = async (
  seed: number,
  server: MailServerUnderTest,
  { days, rate, pace = 1_000, calm }: Time,
) => {
  const { firm, conveyancer, ref } = await aFirmWithMail()
  const start = Date.now()
  const id = await withServer(firm, server, (it) => connectOwn(it, conveyancer.user.id).id)
  const inDay = <T>(work: (runtime: TenantRuntime) => T | Promise<T>) =>
    withServer(firm, server, (runtime) => {
      now.runtime = runtime
      return work(runtime)
    })
  const now = await withServer(firm, server, (runtime) => ({ runtime }))
  const week = imapWeekOf({ now, server, chance: chanceOf(seed), mailbox: id, ref, pace })
  await inDay(() => week.arrive())
  for (let day = 1; day <= days; day += 1) await inDay(() => week.pass(start + day * DAY, rate))
  calm()
  const health = await inDay(async ({ parts: { store } }) => {
    await week.pass(start + days * DAY + 2 * HOUR, 0)
    const sync = mailboxSyncsOf(store).get(id)
    return healthOf(mailboxesOf(store).get(id), sync, new Date().toISOString())
  })
  const stored = await inDay(() => week.storedIds())
  expect(health).toEqual({ state: 'ok', problems: [] })
  expect(stored.toSorted()).toEqual([...week.expected].toSorted())
  expect(week.expected.size).toBeGreaterThan(days * 2)
  expect(week.unsaid).toEqual([])
  expect(week.late()).toEqual([])
  expect([...week.gaps.values()].map(({ why }) => why)).toContain(RENUMBERED)
  return week
}

import { expect } from 'vitest'
import { healthOf } from '#domain/mailbox/health'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { type Faults, noFaults } from './faults.ts'
import { aFirmWithMail, connect, withMail } from './firm.ts'
import { standInGraph } from './graph.ts'
import { weekOf } from './week.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Time = { readonly days: number; readonly rate: number }

/** Lets days pass in a mailbox in which `rate` emails arrive each hour, and then two hours in which nothing fails. */
const daysOfMail = async (seed: number, faults: Faults, { days, rate }: Time) => {
  const { firm, conveyancer, ref } = await aFirmWithMail()
  const graph = standInGraph(seed, faults)
  const start = Date.now()
  const id = await withMail(firm, graph, (it) => connect(it, conveyancer.user.id).id)
  const inDay = async <T>(work: (runtime: TenantRuntime) => T | Promise<T>) =>
    withMail(firm, graph, (runtime) => {
      now.runtime = runtime
      return work(runtime)
    })
  const now = await withMail(firm, graph, (runtime) => ({ runtime }))
  const week = weekOf({ now, graph, mailbox: id, ref })
  await inDay(() => week.arrive())
  for (let day = 1; day <= days; day += 1) await inDay(() => week.pass(start + day * DAY, rate))
  Object.assign(graph.faults, noFaults)
  await inDay(() => week.pass(start + days * DAY + 2 * HOUR, 0))
  return inDay(({ parts: { store } }) => {
    const sync = mailboxSyncsOf(store).get(id)
    const health = healthOf(mailboxesOf(store).get(id), sync, new Date().toISOString())
    return { ...week, stored: week.storedIds(), health }
  })
}

/** Expects that some days left each matching email once, and that no gap went unsaid. */
export const expectAllMail = async (seed: number, faults: Faults, time: Time) => {
  const week = await daysOfMail(seed, faults, time)
  expect(week.health).toEqual({ state: 'ok', problems: [] })
  expect(week.stored.toSorted()).toEqual([...week.expected].toSorted())
  expect(week.unsaid).toEqual([])
  expect(week.late().map(({ messageId }) => messageId)).toEqual([])
  expect(week.gaps.size).toBeGreaterThan(0)
  return week
}

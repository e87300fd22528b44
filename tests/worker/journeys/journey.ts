import { closeCase } from '#domain/conveyance/closure'
import { varyCompletionDate } from '#domain/conveyance/completion-date/changing'
import { isLive, tasksOf } from '#domain/conveyance/plan/plan'
import { addDays, type DateOnly, londonInstant } from '#domain/dates'
import type { Firm } from '#domain/firm'
import type { MatterType } from '#domain/matter'
import type { Named } from '#domain/party'
import { addWorkingDays, isWorkingDay } from '#domain/working-days'
import { runTimedRules } from '#tenant/conveyance/automation/timed'
import { openCase } from '#tenant/conveyance/opening'
import type { Parts } from '#tenant/core/parts'
import { timedEventsOf } from '#tenant/events/clock'
import { contextOf, type RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { opening } from '../../domain/conveyance/fixture.ts'
import { turnsOf } from './turns.ts'

const START: DateOnly = '2026-09-22'
const LONGEST_DAYS = 400
const ID = 'a-journey'
const host = 'http://localhost'
const origins = { main: host, clients: host, agents: host }

export type People = { readonly first: Named; readonly second: Named }

const contextAt = (parts: Parts, by: Named, day: DateOnly, time: string): RequestContext =>
  contextOf(parts, {
    person: system,
    by,
    now: londonInstant(day, time),
    ip: null,
    trace: null,
    firm: { brand: { name: 'Harcourt' }, phone: '', email: '' } as unknown as Firm,
    origins,
  })

const morning = (parts: Parts, day: DateOnly) => {
  const context = contextAt(parts, system, day, '08:00')
  const clock = timedEventsOf(parts)
  do clock.emitDue(context)
  while ((clock.nextDue() ?? '9') <= context.now)
  context.store.transaction(() => context.conveyances.refresh(50))
  runTimedRules(context)
}

/** Everybody does what there is to do until nothing is. */
const work = (parts: Parts, day: DateOnly, people: People, silent: string) => {
  const contexts = {
    first: contextAt(parts, people.first, day, '10:00'),
    second: contextAt(parts, people.second, day, '10:00'),
  }
  const { now } = contexts.first
  for (let tries = 0; tries < 100; tries += 1) {
    const records = contexts.first.conveyances.records(ID)
    const turns = tasksOf(records.plan)
      .filter(isLive)
      .map((task) => turnsOf(records, task, now, { silent }))
      .find((it) => it.length > 0)
    if (turns === undefined) return
    for (const { isSecond, act } of turns) {
      const { conveyances, by } = isSecond ? contexts.second : contexts.first
      conveyances.change(ID, null, (it) => act(it, by, now))
    }
  }
  throw new Error(`the work of ${day} has no end`)
}

/** Both sides move completion by a week, three working days after exchange. */
const moveCompletion = (parts: Parts, day: DateOnly, { first }: People) => {
  const { conveyances, now } = contextAt(parts, first, day, '11:00')
  const { key_dates, completion_dates } = conveyances.get(ID)
  const { exchanged_on, completion_on } = key_dates
  if (exchanged_on === null || completion_on === null || completion_dates.length > 0) return
  if (day < addWorkingDays(exchanged_on, 3)) return
  const agreement = { agreed_with: 'Sunita Rao', client: 'Margaret Ellison', agreed_on: day }
  conveyances.change(ID, null, (it) =>
    varyCompletionDate(
      it,
      { completion_on: addWorkingDays(completion_on, 5), ...agreement },
      first,
      now,
    ),
  )
}

/** A case from instruction until its file is closed, day by day; the party of the task `silent` does not answer. `begin` runs once it is open. */
export const journey = (
  parts: Parts,
  matter: MatterType,
  people: People,
  silent: string,
  begin: (id: string) => void = () => undefined,
): void => {
  const { first: fee_earner, second: assistant } = people
  const body = opening(matter, { fee_earner, assistant, agency: null })
  openCase(contextAt(parts, fee_earner, START, '09:00'), body, { id: ID, ref: '26-01187' })
  begin(ID)
  for (let day = START; day < addDays(START, LONGEST_DAYS); day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    morning(parts, day)
    work(parts, day, people, silent)
    moveCompletion(parts, day, people)
    const context = contextAt(parts, fee_earner, day, '12:00')
    const { conveyance, plan } = context.conveyances.records(ID)
    if (conveyance.status === 'closed') return
    if (!tasksOf(plan).some(isLive))
      context.conveyances.change(ID, null, (it) => closeCase(it, {}, fee_earner, context.now))
  }
  throw new Error('the file is never closed')
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { setDetails } from '#domain/conveyance/details'
import { fieldsOf } from '#domain/conveyance/fields'
import { FactKey } from '#domain/conveyance/plan/fact'
import { recordFact } from '#domain/conveyance/plan/fact-recording'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { blockersOf } from '#domain/conveyance/plan/opening'
import { isLive, isSettled, Plan, tasksOf } from '#domain/conveyance/plan/plan'
import { reopenTask } from '#domain/conveyance/plan/task-reopening'
import { skipTask } from '#domain/conveyance/plan/task-skipping'
import { receiveTask, requestTask } from '#domain/conveyance/plan/task-waiting'
import { summarise } from '#domain/conveyance/summary'
import { CaseFlag, conditionHolds } from '#domain/conveyance/workflow/condition'
import { londonDate } from '#domain/dates'
import { Refusal } from '#domain/refusal'
import { addWorkingDays } from '#domain/working-days'
import { repeats } from '../../support/repeats.ts'
import { aCase, at, doTask, tom } from './fixture.ts'

type Move = (records: CaseRecords, now: string) => CaseRecords

const pick = fc.nat({ max: 62 })
const task = ({ plan }: CaseRecords, choice: number) => {
  const tasks = tasksOf(plan)
  return tasks[choice % tasks.length]?.key ?? ''
}
const live = (records: CaseRecords, choice: number) => {
  const keys = tasksOf(records.plan)
    .filter(isLive)
    .map((it) => it.key)
  return keys[choice % keys.length] ?? ''
}

const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: pick.map(
      (n): Move =>
        (caseRecords, now) =>
          doTask(caseRecords, live(caseRecords, n), now),
    ),
  },
  pick.map(
    (n): Move =>
      (caseRecords, now) =>
        reopenTask(caseRecords, { task: task(caseRecords, n) }, now),
  ),
  pick.map(
    (n): Move =>
      (caseRecords, now) =>
        skipTask(caseRecords, { task: live(caseRecords, n), reason: 'No' }, tom, now),
  ),
  pick.map(
    (n): Move =>
      (caseRecords, now) =>
        requestTask(caseRecords, { task: live(caseRecords, n) }, now),
  ),
  pick.map(
    (n): Move =>
      (caseRecords, now) =>
        receiveTask(caseRecords, { task: live(caseRecords, n) }, now),
  ),
  fc.constantFrom(...FactKey.options).map(
    (fact): Move =>
      (caseRecords, now) =>
        recordFact(caseRecords, { fact }, tom, now),
  ),
  fc.subarray([...CaseFlag.options]).map(
    (flags): Move =>
      (caseRecords, now) =>
        setDetails(caseRecords, { flags }, now),
  ),
  fc.nat({ max: 60 }).map(
    (n): Move =>
      (caseRecords, now) =>
        setKeyDates(caseRecords, { completion_on: addWorkingDays(londonDate(now), n) }, now),
  ),
)

const tried = (records: CaseRecords, move: Move, now: string): CaseRecords => {
  try {
    return move(records, now)
  } catch (error) {
    if (error instanceof Refusal) return records
    throw error
  }
}

const assertInStep = (records: CaseRecords, today: string) => {
  const { conveyance, plan } = records
  const fields = fieldsOf(conveyance, today)
  for (const one of tasksOf(plan)) {
    if (one.status === 'pending') expect(blockersOf(plan, one)).not.toEqual([])
    if (isLive(one)) expect(blockersOf(plan, one)).toEqual([])
    if (one.status === 'not_applicable') expect(conditionHolds(one.condition, fields)).toBe(false)
    if (one.evidence && one.status === 'done') expect(conveyance.facts).toHaveProperty(one.evidence)
    expect(isSettled(one)).toBe(one.done_at !== null)
  }
  for (const stage of plan.milestones) {
    const left = stage.tasks.filter(
      (it) => !isSettled(it) && it.status !== 'not_applicable' && !it.optional,
    )
    if (stage.status === 'done') expect(left).toEqual([])
    else if (stage.status !== 'not_applicable') expect(left).not.toEqual([])
  }
  expect(conveyance.summary).toEqual(summarise(conveyance, plan, today))
  Conveyance.parse(conveyance)
  Plan.parse(plan)
}

describe('plan and conveyance', () => {
  it.each(['sale', 'purchase'] as const)('of a %s stay in step whatever is done', (matter) => {
    fc.assert(
      fc.property(fc.array(moves, { minLength: 5, maxLength: 40 }), (all) => {
        const now = at('2026-10-01')
        const end = all.reduce<CaseRecords>((it, move) => tried(it, move, now), aCase(matter))
        if (end.conveyance.version > 1) assertInStep(end, '2026-10-01')
      }),
      { numRuns: repeats(40, 400) },
    )
  })

  it('gain one version with every change, and events of that version', () => {
    const change = doTask(aCase(), 'conflict-check', at('2026-09-23'))
    expect(change.conveyance.version).toBe(2)
    expect(new Set(change.events.map((it) => `${it.subject} ${it.id} ${it.version}`))).toEqual(
      new Set(['conveyance v-1 2']),
    )
  })

  it('count progress by the weight of the stages', () => {
    const progress = (records: CaseRecords) => records.conveyance.summary.progress
    let records = aCase()
    let last = progress(records)
    for (let turn = 0; turn < 20; turn += 1) {
      records = doTask(records, live(records, 0), at('2026-09-23'))
      expect(progress(records)).toBeGreaterThanOrEqual(last)
      last = progress(records)
    }
    expect(last).toBeGreaterThan(15)
  })
})

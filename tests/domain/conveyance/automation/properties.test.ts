import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FirmParts } from '#domain/conveyance/automation/acting'
import { automate, occurrenceOf } from '#domain/conveyance/automation/engine'
import { taskExplanation } from '#domain/conveyance/automation/explanation'
import { milestoneExplanation } from '#domain/conveyance/automation/milestone-explanation'
import { partRules, rulesOf } from '#domain/conveyance/automation/rules'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { setDetails } from '#domain/conveyance/details'
import { openConveyance } from '#domain/conveyance/opening'
import { blockersOf } from '#domain/conveyance/plan/opening'
import { isLive, isSettled, startedParts, tasksOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { reopenTask } from '#domain/conveyance/plan/task-reopening'
import type { CaseChange } from '#domain/conveyance/settling'
import { migrateCase } from '#domain/conveyance/workflow/migration'
import { findingsOf } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { repeats } from '../../../support/repeats.ts'
import { eleanor, OPENED, opening } from '../fixture.ts'
import { randomPart, randomWorkflow } from './random-workflow.ts'
import { replayedStatuses, statusesOf } from './replay.ts'

type Move = readonly [kind: number, at: number]
const moves = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 20 })), { maxLength: 15 })

const opened = (workflow: Workflow): CaseChange =>
  openConveyance(opening(), workflow, { id: 'v-1', ref: '26-S-01187' }, OPENED)

const moved = (records: CaseRecords, [kind, at]: Move): CaseChange | null => {
  const tasks = tasksOf(records.plan)
  const live = tasks.filter(isLive)
  const done = tasks.filter(isSettled)
  const [open, settled] = [live[at % live.length], done[at % done.length]]
  if (kind <= 1 && open) return completeTask(records, { task: open.key }, eleanor, OPENED)
  if (kind === 2 && settled) return reopenTask(records, { task: settled.key }, OPENED)
  if (kind !== 3) return null
  const tenure = at % 2 === 0 ? 'leasehold' : 'freehold'
  return setDetails(records, { tenure }, OPENED)
}

const firm: FirmParts = {
  webhooks: new Map(),
  partOf: (key) => (key === randomPart.key ? randomPart : null),
}
const parts = new Map([['part@1', randomPart]])

const withRules = (change: CaseChange, workflow: Workflow) =>
  automate(
    change,
    change.events.map((event) => occurrenceOf(event, event.name)),
    [...rulesOf(workflow), ...startedParts(change.plan).flatMap(() => partRules(randomPart))],
    { now: OPENED, firm, textOf: ({ name }) => name },
  )

const assertInOrder = (records: CaseRecords) => {
  for (const task of tasksOf(records.plan)) {
    if (isLive(task)) expect(blockersOf(records.plan, task)).toEqual([])
    if (task.status === 'pending') expect(blockersOf(records.plan, task)).not.toEqual([])
    const sentences = taskExplanation(records, task, null)
    expect(sentences.length).toBeGreaterThan(1)
    for (const text of sentences) expect(text).toMatch(/^[A-Z].*\.$/)
    if (task.status === 'pending')
      for (const { title } of blockersOf(records.plan, task).slice(0, 4))
        expect(sentences[0]).toContain(title)
  }
  for (const it of records.plan.milestones)
    expect(milestoneExplanation(records, it)).not.toEqual([])
}

const finished = (records: CaseRecords): CaseRecords => {
  const next = tasksOf(records.plan).find(isLive)
  return next ? finished(completeTask(records, { task: next.key }, eleanor, OPENED)) : records
}

it('keeps every order of work and of rules to the dependencies, explains it, and comes to an end', () => {
  fc.assert(
    fc.property(randomWorkflow, moves, (workflow, made) => {
      expect(findingsOf(workflow).filter((it) => it.severity === 'error')).toEqual([])
      const opening = opened(workflow)
      const events = [...opening.events]
      let records: CaseRecords = opening
      assertInOrder(records)
      for (const move of made) {
        const change = moved(records, move)
        if (change === null) continue
        const after = withRules(change, workflow)
        records = after.records
        events.push(...change.events, ...after.events)
        assertInOrder(records)
        expect(startedParts(records.plan).length).toBeLessThanOrEqual(1)
      }
      expect(statusesOf(records.plan)).toEqual(
        replayedStatuses(workflow, parts, records.conveyance, events, OPENED),
      )
      const left = tasksOf(finished(records).plan).filter((it) => !isSettled(it))
      expect(left.filter((it) => it.status !== 'not_applicable')).toEqual([])
    }),
    { numRuns: repeats(500, 10_000) },
  )
}, 600_000)

const settledOf = ({ plan }: CaseRecords) =>
  tasksOf(plan)
    .filter(isSettled)
    .map(({ key, status, done_at, done_by }) => ({ key, status, done_at, done_by }))

/** What was settled and is so no more; a step that was skipped may be done by a fact that the new workflow asks for. */
const lostBetween = (before: CaseRecords, after: CaseRecords) => {
  const kept = new Map(settledOf(after).map((it) => [it.key, it]))
  return settledOf(before).filter((was) => {
    const now = kept.get(was.key)
    const isProven = was.status === 'skipped' && now?.status === 'done'
    return !isProven && JSON.stringify(now) !== JSON.stringify(was)
  })
}

it('loses nothing that was done when a case moves, and keeps to the order of the new workflow', () => {
  fc.assert(
    fc.property(randomWorkflow, randomWorkflow, moves, (workflow, other, made) => {
      const before = made.reduce<CaseRecords>((it, move) => {
        const change = moved(it, move)
        return change ? withRules(change, workflow).records : it
      }, opened(workflow))
      const after = migrateCase(before, { ...other, version: 2 }, OPENED)
      expect(lostBetween(before, after)).toEqual([])
      assertInOrder(after)
      const left = tasksOf(finished(after).plan).filter((it) => !isSettled(it))
      expect(left.filter((it) => it.status !== 'not_applicable')).toEqual([])
    }),
    { numRuns: repeats(500, 10_000) },
  )
}, 600_000)

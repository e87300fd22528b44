import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { isLive, type Task, tasksOf } from '#domain/conveyance/plan/plan'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { edited } from '#domain/conveyance/workflow/editing/editing'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import { migrateCase } from '#domain/conveyance/workflow/migration'
import { previewMigration } from '#domain/conveyance/workflow/migration-preview'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { aCase, at, doTask } from '../fixture.ts'

const { sale } = defaultWorkflows
const now = at('2026-10-05')
const without = (...keys: string[]): Workflow => ({
  ...keys.reduce((it, step) => edited(it, { act: 'remove_step', step }), sale),
  version: 2,
})
const begun = () =>
  ['conflict-check', 'risk-assessment', 'terms'].reduce<CaseRecords>(
    (it, key) => doTask(it, key),
    aCase(),
  )
/** A case in which live tasks were done one after the other, chosen by number. */
const worked = (choices: readonly number[]) =>
  choices.reduce<CaseRecords>((records, choice) => {
    const live = tasksOf(records.plan).filter(
      (it) => isLive(it) && it.evidence !== 'exchanged' && it.evidence !== 'completed',
    )
    const task = live[choice % live.length]
    return task ? doTask(records, task.key) : records
  }, aCase())
const statusOf = (tasks: readonly Task[], key: string) => tasks.find((it) => it.key === key)?.status

describe('moving a case to another workflow', () => {
  it('keeps the state of its tasks and takes their texts and rules from the new version', () => {
    const records = begun()
    const renamed = edited(sale, {
      act: 'change_step',
      step: 'identity',
      fields: { title: 'Check passports', due: { base: 'instructed', offset: 20, unit: 'wd' } },
    })
    const after = migrateCase(records, { ...renamed, version: 2 }, now)
    const identity = tasksOf(after.plan).find((it) => it.key === 'identity')
    expect(identity).toMatchObject({
      title: 'Check passports',
      status: 'waiting',
      due_on: '2026-10-20',
    })
    expect(after.plan.workflow_version).toBe(2)
    expect(after.conveyance.version).toBe(records.conveyance.version + 1)
    expect(after.events.map((it) => it.name)).toEqual(['conveyance.workflow-changed'])
  })

  it('keeps what is done without a step, drops what is open without one, and opens what is new', () => {
    const records = begun()
    const added = edited(without('terms', 'identity'), {
      act: 'add_step',
      milestone: 'onboarding',
      title: 'Send brochure',
    })
    const preview = previewMigration(records, added, now)
    expect(preview.added).toEqual(['Send brochure'])
    expect(preview.dropped).toEqual(['Check identity, sanctions and ownership'])
    expect(preview.kept).toEqual(['Get client care letter, terms and quote signed'])
    const tasks = tasksOf(migrateCase(records, added, now).plan)
    expect(statusOf(tasks, 'terms')).toBe('done')
    expect(statusOf(tasks, 'send-brochure')).toBe('open')
    expect(statusOf(tasks, 'identity')).toBeUndefined()
  })

  it('never loses a done task, whichever steps and milestones are gone', () => {
    const keys = stepsOf(sale).map((it) => it.key)
    const done = (tasks: readonly Task[]) =>
      tasks
        .filter((it) => it.status === 'done')
        .map(({ key, done_at, done_by }) => [key, done_at, done_by])
    fc.assert(
      fc.property(
        fc.subarray(keys),
        fc.array(fc.nat({ max: 50 }), { maxLength: 12 }),
        (gone, choices) => {
          const records = worked(choices)
          const after = migrateCase(records, without(...gone), now)
          expect(done(tasksOf(after.plan)).toSorted()).toEqual(
            done(tasksOf(records.plan)).toSorted(),
          )
          const back = migrateCase(after, { ...sale, version: 3 }, now)
          expect(done(tasksOf(back.plan)).toSorted()).toEqual(
            done(tasksOf(records.plan)).toSorted(),
          )
        },
      ),
      { numRuns: 40 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { FirmParts } from '#domain/conveyance/automation/acting'
import type { Action } from '#domain/conveyance/automation/action'
import { taskExplanation } from '#domain/conveyance/automation/explanation'
import { milestoneExplanation } from '#domain/conveyance/automation/milestone-explanation'
import { milestonesOf, startedParts, tasksOf } from '#domain/conveyance/plan/plan'
import { findTask } from '#domain/conveyance/plan/task-finding'
import { clientStages } from '#domain/conveyance/portal/case-steps'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { migrateCase } from '#domain/conveyance/workflow/migration'
import { previewMigration } from '#domain/conveyance/workflow/migration-preview'
import {
  circleFindings,
  missingPartFindings,
  startedKeys,
  type WorkflowLink,
} from '#domain/conveyance/workflow/part/links'
import { leaseExtensionWorkflow } from '#domain/conveyance/workflow/starter/lease-extension'
import { findingsOf } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { automated, rule, withRules } from '../automation/fixture.ts'
import { aCase, doTask, OPENED } from '../fixture.ts'

const start = (workflow: string): Action => ({ do: 'start_workflow', workflow })
const whenChecked = { step: 'conflict-check', is: 'done' } as const
const leasehold = { field: 'tenure', is: 'leasehold' } as const

const firmWith = (...parts: readonly Workflow[]): FirmParts => ({
  webhooks: new Map(),
  partOf: (key) => parts.find((it) => it.key === key) ?? null,
})
const firm = firmWith(leaseExtensionWorkflow)
const onLease = () => aCase('sale', { tenure: 'leasehold' })
const starting = rule(whenChecked, [start('lease-extension')], leasehold)
const begun = () => automated(doTask(onLease(), 'conflict-check'), [starting], OPENED, firm)

describe('a workflow that a rule starts within a case', () => {
  it('adds its stages under its name, and leaves stage, progress and status of the case as they were', () => {
    const own = automated(doTask(onLease(), 'conflict-check'), []).records
    const { records, runs, events } = begun()
    expect(runs[0]).toMatchObject({ outcome: 'done', reason: null })
    expect(runs[0]?.actions[0]?.text).toBe('Start the workflow “Lease extension”')
    expect(events.map((it) => it.name)).toContain('conveyance.workflow-started')
    const stages = milestonesOf(records.plan, 'lease-extension')
    expect(stages.map((it) => [it.name, it.status])).toEqual([
      ['Claim for a longer lease', 'in_progress'],
      ['Grant of the longer lease', 'not_started'],
    ])
    expect(findTask(records, 'lease-extension.right-checked').status).toBe('open')
    expect(milestonesOf(records.plan)).toEqual(milestonesOf(own.plan))
    const { summary, status } = records.conveyance
    expect(status).toBe(own.conveyance.status)
    expect(summary.stage).toEqual(own.conveyance.summary.stage)
    expect(summary.progress).toBe(own.conveyance.summary.progress)
    expect(summary.tasks_total).toBe(own.conveyance.summary.tasks_total + 9)
  })

  it('is started once in a case, whatever sets the rule off again', () => {
    const { records } = begun()
    const again = automated(
      doTask(records, 'risk-assessment'),
      [rule({ event: 'task.completed' }, [start('lease-extension')])],
      OPENED,
      firm,
    )
    expect(again.runs[0]).toMatchObject({
      outcome: 'skipped',
      reason: '“Lease extension” has been part of this case since Tuesday 22 September.',
    })
    expect(again.records.plan.parts).toHaveLength(1)
    expect(tasksOf(again.records.plan)).toHaveLength(tasksOf(records.plan).length)
  })

  it('says why it is there: the rule, what set it off, its condition and the day', () => {
    const { records } = begun()
    const task = findTask(records, 'lease-extension.right-checked')
    const why =
      'the workflow Lease extension, version 1, which the rule “The rule” started on Tuesday 22 September (task.completed), because the tenure is leasehold.'
    expect(taskExplanation(records, task, null).at(-1)).toBe(`It is step 1 of ${why}`)
    const [claim, grant] = milestonesOf(records.plan, 'lease-extension')
    if (!claim || !grant) throw new Error('no stages')
    expect(milestoneExplanation(records, claim).at(-1)).toBe(`It is part of ${why}`)
    expect(milestoneExplanation(records, grant)[0]).toContain(
      '“Claim for a longer lease” comes first',
    )
  })

  it('runs its own rules, on what follows from its start as well', () => {
    const part: Workflow = {
      ...leaseExtensionWorkflow,
      rules: [
        rule({ event: 'conveyance.workflow-started' }, [
          { do: 'assign', step: 'right-checked', role: 'assistant' },
        ]),
        rule({ step: 'right-checked', is: 'done' }, [
          { do: 'skip_task', step: 'valuation', reason: 'Agreed' },
        ]),
      ],
    }
    const { records, runs } = automated(
      doTask(onLease(), 'conflict-check'),
      [starting],
      OPENED,
      firmWith(part),
    )
    expect(runs.map((it) => [it.rule, it.outcome])).toEqual([
      ['rule-0', 'done'],
      ['lease-extension.rule-0', 'done'],
    ])
    const task = findTask(records, 'lease-extension.right-checked')
    expect(task.assignee.role).toBe('assistant')
  })

  it('fails where it is not published for such cases, with words that say so', () => {
    const { runs, records } = automated(doTask(onLease(), 'conflict-check'), [starting])
    expect(runs[0]).toMatchObject({ outcome: 'failed' })
    expect(runs[0]?.reason).toContain('No workflow “lease-extension” is published')
    expect(startedParts(records.plan)).toEqual([])
    const other = firmWith({ ...leaseExtensionWorkflow, matter_type: 'purchase' })
    const changed = doTask(onLease(), 'conflict-check')
    expect(automated(changed, [starting], OPENED, other).runs[0]?.outcome).toBe('failed')
  })

  it('never ends in a loop of workflows that start each other, were they stored', () => {
    const looping = (key: string, next: string): Workflow => ({
      ...leaseExtensionWorkflow,
      key,
      rules: [rule({ event: 'conveyance.workflow-started' }, [start(next), start('sale')])],
    })
    const loop = firmWith(looping('one', 'two'), looping('two', 'one'))
    const { records, runs } = automated(
      doTask(onLease(), 'conflict-check'),
      [rule(whenChecked, [start('one')])],
      OPENED,
      loop,
    )
    expect(startedParts(records.plan).map((it) => it.key)).toEqual(['one', 'two'])
    expect(runs.flatMap((it) => it.actions).map((it) => it.reason)).toContain(
      'This is the workflow of the case itself.',
    )
  })

  it('stays as it is when the case moves to another version of its own workflow', () => {
    const { records } = begun()
    const changed = doTask(records, 'lease-extension.right-checked')
    const next = { ...defaultWorkflows.sale, version: 2 }
    const preview = previewMigration(changed, next, OPENED)
    expect([preview.added, preview.dropped, preview.kept]).toEqual([[], [], []])
    const after = migrateCase(changed, next, OPENED)
    expect(milestonesOf(after.plan, 'lease-extension')).toEqual(
      milestonesOf(changed.plan, 'lease-extension'),
    )
    expect(startedParts(after.plan)).toEqual(startedParts(changed.plan))
    expect(after.plan.workflow_version).toBe(2)
  })

  it('stands where the case has got to in what clients see', () => {
    const { conveyance, plan } = begun().records
    const names = clientStages(plan, conveyance).map((it) => it.name)
    expect(names.slice(0, 4)).toEqual([
      'Getting started',
      'Claiming a longer lease',
      'The longer lease',
      expect.any(String),
    ])
  })
})

const link = (key: string, ...starts: string[]): WorkflowLink => ({
  key,
  name: key.toUpperCase(),
  matter_type: 'sale',
  is_part: true,
  starts,
})

describe('the check of a workflow that starts others', () => {
  const draft = withRules([rule(whenChecked, [start('a')])])

  it('names each circle beside its rule or step, by the names of the workflows', () => {
    expect(circleFindings(draft, [link('a', 'b'), link('b', 'sale')])).toEqual([
      {
        severity: 'error',
        place: { rule: 0 },
        text: `This starts “A”, which starts “B”, which starts “${draft.name}” again. Workflows cannot start each other.`,
      },
    ])
    const [first] = draft.milestones
    const [step] = first?.steps ?? []
    if (!first || !step) throw new Error('no step')
    const itself = {
      ...draft,
      rules: [],
      milestones: [{ ...first, steps: [{ ...step, actions: [start('sale')] }] }],
    }
    expect(circleFindings(itself, [])).toEqual([
      {
        severity: 'error',
        place: { milestone: first.key, step: step.key },
        text: `“${draft.name}” cannot start itself.`,
      },
    ])
  })

  it('goes by the draft, not by its version in force, and ends among others’ circles', () => {
    expect(circleFindings(withRules([]), [link('sale', 'a'), link('a', 'sale')])).toEqual([])
    expect(circleFindings(draft, [link('a', 'b'), link('b', 'a')])).toEqual([])
    expect(startedKeys(draft)).toEqual(['a'])
  })

  it('warns of one that is not published as a part of such cases', () => {
    const whole = { ...link('a'), is_part: false }
    for (const published of [[], [whole], [{ ...link('a'), matter_type: 'purchase' as const }]])
      expect(missingPartFindings(draft, published)).toMatchObject([
        { severity: 'warning', place: { rule: 0 } },
      ])
    expect(missingPartFindings(draft, [link('a')])).toEqual([])
  })

  it('refuses a part that would exchange, complete or close the case', () => {
    const part = { ...defaultWorkflows.sale, is_part: true }
    const found = findingsOf(part).filter((it) => it.text.includes('once in a case'))
    expect(found.map((it) => it.severity)).toEqual(['error', 'error', 'error'])
    expect(findingsOf(leaseExtensionWorkflow)).toEqual([])
  })
})

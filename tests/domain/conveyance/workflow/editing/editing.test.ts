import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import type { WorkflowEdit } from '#domain/conveyance/workflow/editing/edit'
import {
  beginHistory,
  redone,
  undone,
  withEdit,
} from '#domain/conveyance/workflow/editing/edit-history'
import { edited } from '#domain/conveyance/workflow/editing/editing'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import { Workflow } from '#domain/conveyance/workflow/workflow'

const { sale } = defaultWorkflows
const keysOf = (workflow: Workflow) => stepsOf(workflow).map((it) => it.key)
const stepOf = (workflow: Workflow, key: string) => stepsOf(workflow).find((it) => it.key === key)

describe('editing a workflow', () => {
  it('adds a step with a key of its own at the end of its milestone', () => {
    const add = { act: 'add_step', milestone: 'onboarding', title: 'Make welcome call' } as const
    const next = edited(sale, add)
    expect(next.milestones[0]?.steps.at(-1)).toMatchObject({
      key: 'make-welcome-call',
      number: 9,
      kind: 'manual',
    })
    expect(keysOf(edited(next, add))).toContain('make-welcome-call-2')
    expect(stepsOf(next).map((it) => it.number)).toEqual(stepsOf(next).map((_, at) => at + 1))
  })

  it('removes a step, and what waited for it waits for what it waited for', () => {
    const next = edited(sale, { act: 'remove_step', step: 'conflict-check' })
    expect(stepOf(next, 'risk-assessment')?.depends_on).toEqual([])
    expect(workflowProblems(next)).toEqual([])
  })

  it('moves a step within its milestone, and over its edge into the next one', () => {
    const down = edited(sale, { act: 'move_step', step: 'conflict-check', by: 1 })
    expect(keysOf(down).slice(0, 2)).toEqual(['risk-assessment', 'conflict-check'])
    expect(edited(sale, { act: 'move_step', step: 'conflict-check', by: -1 })).toBe(sale)
    const over = edited(sale, { act: 'move_step', step: 'welcome-call', by: 1 })
    expect(over.milestones[1]?.steps[0]?.key).toBe('welcome-call')
    const back = edited(over, { act: 'move_step', step: 'welcome-call', by: -1 })
    expect(keysOf(back)).toEqual(keysOf(sale))
  })

  it('removes a milestone that loses its last step, but never the last milestone', () => {
    const added = edited(sale, { act: 'add_milestone', name: 'Extra' })
    const moved = edited(added, {
      act: 'place_step',
      step: 'new-step',
      milestone: 'exchange',
      before: 'exchange',
    })
    expect(moved.milestones.map((it) => it.key)).toEqual(sale.milestones.map((it) => it.key))
    const only: Workflow = { ...sale, milestones: sale.milestones.slice(0, 1) }
    expect(edited(only, { act: 'remove_milestone', milestone: 'onboarding' })).toBe(only)
  })

  it('is undone and redone step by step', () => {
    const edits: WorkflowEdit[] = [
      { act: 'rename', name: 'Our sale' },
      { act: 'move_milestone', milestone: 'onboarding', by: 1 },
      { act: 'change_step', step: 'terms', fields: { title: 'Get terms signed' } },
    ]
    const history = edits.reduce(withEdit, beginHistory(sale))
    const all = undone(undone(undone(history)))
    expect(all.present).toBe(sale)
    expect(undone(all)).toBe(all)
    expect(redone(redone(redone(all))).present).toEqual(history.present)
    expect(withEdit(all, { act: 'rename', name: 'Another' }).future).toEqual([])
  })

  it('leaves a workflow that can be stored after any edits, without a dependency on a step that is gone', () => {
    const at = fc.nat({ max: 200 })
    const pick = <Item>(list: readonly Item[], index: number) => list[index % list.length]
    const by = fc.constantFrom<-1 | 1>(-1, 1)
    const choose = fc.tuple(fc.nat({ max: 6 }), at, at, by)
    const editOf = (
      workflow: Workflow,
      [kind, one, other, by]: [number, number, number, -1 | 1],
    ): WorkflowEdit => {
      const step = pick(keysOf(workflow), one) ?? ''
      const milestone = pick(workflow.milestones, other)?.key ?? ''
      const edits: readonly WorkflowEdit[] = [
        { act: 'add_step', milestone, title: `Step ${one}` },
        { act: 'remove_step', step },
        { act: 'move_step', step, by },
        { act: 'place_step', step, milestone, before: pick(keysOf(workflow), other) ?? null },
        { act: 'add_milestone', name: `Stage ${one}` },
        { act: 'remove_milestone', milestone },
        { act: 'move_milestone', milestone, by },
      ]
      return pick(edits, kind) ?? { act: 'rename', name: 'x' }
    }
    fc.assert(
      fc.property(fc.array(choose, { maxLength: 25 }), (choices) => {
        const next = choices.reduce((it, choice) => edited(it, editOf(it, choice)), sale)
        expect(Workflow.safeParse(next).success).toBe(true)
        expect(workflowProblems(next)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

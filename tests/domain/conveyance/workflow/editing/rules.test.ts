import { expect, it } from 'vitest'
import { Action } from '#domain/conveyance/automation/action'
import { Trigger } from '#domain/conveyance/automation/trigger'
import { workflowProblems } from '#domain/conveyance/workflow/checking'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'
import { actionNames, firstActions } from '#domain/conveyance/workflow/editing/actions'
import { beginHistory, undone, withEdit } from '#domain/conveyance/workflow/editing/edit-history'
import { edited } from '#domain/conveyance/workflow/editing/editing'
import {
  firstTrigger,
  triggerKindNames,
  triggerKindOf,
} from '#domain/conveyance/workflow/editing/triggers'
import { Workflow } from '#domain/conveyance/workflow/workflow'
import { keysOf } from '#domain/entries'

const { sale } = defaultWorkflows
const names = (workflow: Workflow) => workflow.rules.map((it) => it.name)

it('a rule is added, changed, moved and removed, and each is undone', () => {
  const [first, second, third] = names(sale)
  const added = edited(sale, { act: 'add_rule' })
  expect(names(added)).toEqual([first, second, third, undefined])
  expect(workflowProblems(added)).toEqual([])
  const moved = edited(added, { act: 'move_rule', rule: 3, by: -1 })
  expect(names(moved)).toEqual([first, second, undefined, third])
  const change = { name: 'Ours', when: { field: 'price' } } as const
  const changed = edited(moved, { act: 'change_rule', rule: 2, fields: change })
  expect(changed.rules[2]).toMatchObject(change)
  const unnamed = edited(changed, { act: 'change_rule', rule: 2, fields: { name: null } })
  expect(unnamed.rules[2]).not.toHaveProperty('name')
  expect(names(edited(unnamed, { act: 'remove_rule', rule: 0 }))[0]).toBe(second)
  expect(undone(withEdit(beginHistory(sale), { act: 'add_rule' })).present).toBe(sale)
})

it('an edit of a rule that is not there, or past the ends, changes nothing', () => {
  expect(edited(sale, { act: 'remove_rule', rule: 9 })).toBe(sale)
  expect(edited(sale, { act: 'move_rule', rule: 0, by: -1 })).toBe(sale)
  expect(edited(sale, { act: 'move_rule', rule: 2, by: 1 })).toBe(sale)
})

it('every kind of trigger and action begins as one that can be stored and published', () => {
  const step = 'terms'
  for (const kind of keysOf(triggerKindNames)) {
    const when = firstTrigger(kind, step)
    expect(triggerKindOf(Trigger.parse(when))).toBe(kind)
    const added = edited(sale, { act: 'add_rule' })
    const next = edited(added, { act: 'change_rule', rule: 3, fields: { when } })
    expect(workflowProblems(next)).toEqual([])
  }
  const actions = firstActions(step)
  expect(actions.map((it) => it.do).toSorted()).toEqual(keysOf(actionNames).toSorted())
  for (const action of actions) expect(Action.safeParse(action).success).toBe(true)
  const next = edited(sale, {
    act: 'change_step',
    step: 'welcome-call',
    fields: { actions: [...actions] },
  })
  expect(workflowProblems(next)).toEqual([])
  expect(Workflow.safeParse(next).success).toBe(true)
})

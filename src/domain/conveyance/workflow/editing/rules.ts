import type { Workflow, WorkflowRule } from '#domain/conveyance/workflow/workflow'
import { movedItem } from './actions.ts'

/** What an edit changes in a rule; a name of null leaves it named after its trigger. */
export type RuleFields = Partial<Omit<WorkflowRule, 'name'>> & { readonly name?: string | null }

/** An edit of the rules of a workflow; `rule` counts from 0. */
export type RuleEdit =
  | { readonly act: 'add_rule' }
  | { readonly act: 'change_rule'; readonly rule: number; readonly fields: RuleFields }
  | { readonly act: 'remove_rule'; readonly rule: number }
  | { readonly act: 'move_rule'; readonly rule: number; readonly by: -1 | 1 }

const newRule: WorkflowRule = {
  when: { event: 'conveyance.completed' },
  if: null,
  // biome-ignore lint/suspicious/noThenProperty: the exchange format of workflows names it so
  then: [{ do: 'create_task', title: 'New task', role: 'fee_earner', due_in_wd: 1 }],
}

const changed = ({ name: before, ...rule }: WorkflowRule, { name, ...fields }: RuleFields) => {
  const next = name === undefined ? before : (name ?? undefined)
  return { ...(next === undefined ? {} : { name: next }), ...rule, ...fields }
}

/** The workflow after an edit of its rules; the same object where there is nothing to change. */
export const editRules = (workflow: Workflow, edit: RuleEdit): Workflow => {
  const { rules } = workflow
  if (edit.act === 'add_rule') return { ...workflow, rules: [...rules, newRule] }
  const rule = rules[edit.rule]
  if (rule === undefined) return workflow
  if (edit.act === 'remove_rule') return { ...workflow, rules: rules.toSpliced(edit.rule, 1) }
  if (edit.act === 'change_rule')
    return { ...workflow, rules: rules.with(edit.rule, changed(rule, edit.fields)) }
  const isAtEnd = rules[edit.rule + edit.by] === undefined
  return isAtEnd ? workflow : { ...workflow, rules: movedItem(rules, edit.rule, edit.by) }
}

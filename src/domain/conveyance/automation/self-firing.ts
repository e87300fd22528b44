import type { Action, ActionName } from './action.ts'
import type { Trigger } from './trigger.ts'

const eventsOfAction: Readonly<Record<ActionName, readonly string[]>> = {
  send_message: [],
  notify: [],
  create_task: ['task.created'],
  complete_task: ['task.completed', 'fact.recorded', 'milestone.changed'],
  skip_task: ['task.updated', 'milestone.changed'],
  assign: ['task.updated'],
  request_document: ['task.created'],
  set_key_date: ['conveyance.updated'],
  set_holder: ['conveyance.holder-changed'],
  chase: ['conveyance.updated'],
  webhook: [],
  start_workflow: ['conveyance.workflow-started', 'milestone.changed', 'task.completed'],
}

/** Whether an action leads straight back to the trigger of its rule. */
export const setsOffItself = (trigger: Trigger, action: Action): boolean => {
  if ('event' in trigger) return eventsOfAction[action.do].includes(trigger.event)
  return 'is' in trigger && action.do === 'complete_task' && action.step === trigger.step
}

/** Whether an action moves the date that its rule waits for, so that the rule comes back every day. */
export const movesItsDate = (trigger: Trigger, action: Action): boolean =>
  'date' in trigger && action.do === 'set_key_date' && action.key === trigger.date

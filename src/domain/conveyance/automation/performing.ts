import type { Acting, Performed } from './acting.ts'
import type { Action } from './action.ts'
import { setDateByRule, setHolderByRule } from './case-actions.ts'
import { chaseByRule, notifyByRule, sendByRule } from './message-actions.ts'
import { assignStep, completeStep, createByRule, requestByRule, skipStep } from './task-actions.ts'
import { callByRule } from './webhook-action.ts'
import { startByRule } from './workflow-action.ts'

/** Does what an action says; throws the refusal that a person would get. */
export const perform = (acting: Acting, action: Action): Performed => {
  switch (action.do) {
    case 'send_message':
      return sendByRule(acting, action)
    case 'notify':
      return notifyByRule(acting, action)
    case 'create_task':
      return createByRule(acting, action)
    case 'complete_task':
      return completeStep(acting, action)
    case 'skip_task':
      return skipStep(acting, action)
    case 'assign':
      return assignStep(acting, action)
    case 'request_document':
      return requestByRule(acting, action)
    case 'set_key_date':
      return setDateByRule(acting, action)
    case 'set_holder':
      return setHolderByRule(acting, action)
    case 'webhook':
      return callByRule(acting, action)
    case 'start_workflow':
      return startByRule(acting, action)
    case 'chase':
      return chaseByRule(acting, action)
  }
}

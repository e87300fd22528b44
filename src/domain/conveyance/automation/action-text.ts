import { keyDateNames } from '#domain/conveyance/plan/key-date-labels'
import { rolePhrases } from '#domain/conveyance/plan/step-role-labels'
import { partyLabels } from '#domain/party'
import type { Action, MessageAudience } from './action.ts'

const audienceNames: Readonly<Record<MessageAudience, string>> = {
  client: 'the client',
  agent: 'the estate agent',
  other_side: 'the other side',
}

type Names = ReadonlyMap<string, string>

/** What an action does: 'Create task “Call the client”'. By key: the titles of steps, the names of workflows. */
export const actionText = (action: Action, titles: Names, workflows: Names): string => {
  const title = (key: string) => `“${titles.get(key) ?? key}”`
  switch (action.do) {
    case 'send_message':
      return `Send “${action.subject}” to ${audienceNames[action.to]}`
    case 'notify':
      return `Notify ${rolePhrases[action.to]}`
    case 'create_task':
      return `Create task “${action.title}”`
    case 'complete_task':
      return `Complete ${title(action.step)}`
    case 'skip_task':
      return `Skip ${title(action.step)}`
    case 'assign':
      return `Assign ${title(action.step)} to ${rolePhrases[action.role]}`
    case 'request_document':
      return `Ask the client for “${action.title}”`
    case 'set_key_date':
      return `Set the date “${keyDateNames[action.key]}”`
    case 'set_holder':
      return `Set who holds the case: ${partyLabels[action.party]}`
    case 'webhook':
      return `Call the system “${action.to}”`
    case 'start_workflow':
      return `Start the workflow “${workflows.get(action.workflow) ?? action.workflow}”`
    case 'chase':
      return action.step ? `Chase ${title(action.step)}` : 'Chase whom the task waits for'
  }
}

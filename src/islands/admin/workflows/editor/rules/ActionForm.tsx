import { SelectField } from '#components/Fields.tsx'
import { actionText } from '#domain/conveyance/automation/action-text'
import { stepTitlesOf } from '#domain/conveyance/automation/rules'
import { actionNames, firstActions } from '#domain/conveyance/workflow/editing/actions'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import { keysOf } from '#domain/entries'
import type { ActionProps } from './action-props.ts'
import { HolderFields, KeyDateFields } from './CaseActionFields.tsx'
import { MessageFields, NoteFields } from './MessageActionFields.tsx'
import { StartFields } from './StartFields.tsx'
import { NewTaskFields, RequestFields, StepFields } from './TaskActionFields.tsx'
import { WebhookFields } from './WebhookFields.tsx'

const kinds = keysOf(actionNames).map((value) => ({ value, label: actionNames[value] ?? value }))

/** What one action does; one that has no form is shown in words. */
export const ActionForm = ({ workflow, action, onAction }: ActionProps) => {
  if (actionNames[action.do] === undefined)
    return <p>{actionText(action, stepTitlesOf(workflow), new Map())}</p>
  const begin = (name: string) => {
    const first = firstActions(stepsOf(workflow)[0]?.key ?? '').find((it) => it.do === name)
    if (first) onAction(first)
  }
  return (
    <div className="we-fields">
      <SelectField
        label="Action"
        name="action"
        value={action.do}
        options={kinds}
        onChange={begin}
      />
      <Fields workflow={workflow} action={action} onAction={onAction} />
    </div>
  )
}

const Fields = ({ workflow, action, onAction }: ActionProps) => {
  const part = { workflow, onAction }
  switch (action.do) {
    case 'send_message':
    case 'chase':
      return <MessageFields {...part} action={action} />
    case 'notify':
      return <NoteFields {...part} action={action} />
    case 'create_task':
      return <NewTaskFields {...part} action={action} />
    case 'request_document':
      return <RequestFields {...part} action={action} />
    case 'complete_task':
    case 'skip_task':
    case 'assign':
      return <StepFields {...part} action={action} />
    case 'set_key_date':
      return <KeyDateFields {...part} action={action} />
    case 'set_holder':
      return <HolderFields {...part} action={action} />
    case 'start_workflow':
      return <StartFields {...part} action={action} />
    case 'webhook':
      return <WebhookFields action={action} onAction={onAction} />
    default:
      return null
  }
}

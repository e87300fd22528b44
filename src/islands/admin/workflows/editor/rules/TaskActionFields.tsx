import { SelectField } from '#components/Fields.tsx'
import type { ActionOf } from '#domain/conveyance/automation/acting'
import { CommittedField, CommittedNumber } from '../CommittedField.tsx'
import type { ActionProps } from './action-props.ts'
import { roleOptions } from './choices.ts'
import { StepSelect } from './StepSelect.tsx'

type Created = ActionOf<'create_task'> | ActionOf<'request_document'>

const DueIn = ({ action, onAction }: Omit<ActionProps<Created>, 'workflow'>) => (
  <CommittedNumber
    label="Due in working days"
    name="due_in_wd"
    value={action.due_in_wd}
    min={0}
    max={400}
    isRequired
    onCommit={(days) => onAction({ ...action, due_in_wd: days ?? 0 })}
  />
)

export const NewTaskFields = ({ action, onAction }: ActionProps<ActionOf<'create_task'>>) => (
  <>
    <CommittedField
      label="Title"
      name="task_title"
      value={action.title}
      required="Enter a title."
      most={200}
      onCommit={(title) => onAction({ ...action, title })}
    />
    <div className="we-pair">
      <SelectField
        label="Assigned to"
        name="role"
        value={action.role}
        options={roleOptions}
        onChange={(role) => onAction({ ...action, role })}
      />
      <DueIn action={action} onAction={onAction} />
    </div>
  </>
)

export const RequestFields = ({ action, onAction }: ActionProps<ActionOf<'request_document'>>) => (
  <>
    <CommittedField
      label="What we ask for"
      name="request_title"
      value={action.title}
      required="Enter what we ask for."
      most={200}
      onCommit={(title) => onAction({ ...action, title })}
    />
    <CommittedField
      label="How they give it to us"
      name="request_text"
      value={action.text}
      required="Enter how they give it to us."
      isLong
      onCommit={(text) => onAction({ ...action, text })}
    />
    <DueIn action={action} onAction={onAction} />
  </>
)

type OfStep = ActionOf<'complete_task'> | ActionOf<'skip_task'> | ActionOf<'assign'>

export const StepFields = ({ workflow, action, onAction }: ActionProps<OfStep>) => (
  <>
    <StepSelect
      workflow={workflow}
      step={action.step}
      onStep={(step) => onAction({ ...action, step })}
    />
    {action.do === 'skip_task' && (
      <CommittedField
        label="Reason"
        name="reason"
        value={action.reason}
        required="Enter a reason."
        onCommit={(reason) => onAction({ ...action, reason })}
      />
    )}
    {action.do === 'assign' && (
      <SelectField
        label="To"
        name="role"
        value={action.role}
        options={roleOptions}
        onChange={(role) => onAction({ ...action, role })}
      />
    )}
  </>
)

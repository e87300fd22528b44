import { SelectField } from '#components/Fields.tsx'
import type { ActionOf } from '#domain/conveyance/automation/acting'
import { customValueName } from '#domain/conveyance/automation/merge-values'
import { caseValues } from '#domain/conveyance/merge-values'
import { CommittedField } from '../CommittedField.tsx'
import { useCustomFields } from '../use-custom-fields.ts'
import type { ActionProps } from './action-props.ts'
import { roleOptions, stepOptions } from './choices.ts'

const audiences = [
  { value: 'client' as const, label: 'The client' },
  { value: 'agent' as const, label: 'The estate agent' },
  { value: 'other_side' as const, label: 'The other side' },
]

/** The values that a text may name: '{ref}, {address}'. */
const useValues = () => {
  const own = useCustomFields().filter((it) => !it.is_retired)
  const names = [...caseValues, ...own.map(({ key }) => customValueName(key))]
  return names.map((it) => `{${it}}`).join(', ')
}

type Message = ActionOf<'send_message'> | ActionOf<'chase'>

/** To whom a message goes, and what it says. */
export const MessageFields = ({ workflow, action, onAction }: ActionProps<Message>) => (
  <>
    {action.do === 'send_message' ? (
      <Audience action={action} onAction={onAction} />
    ) : (
      <ChasedStep workflow={workflow} action={action} onAction={onAction} />
    )}
    <CommittedField
      label="Subject"
      name="subject"
      value={action.subject}
      required="Enter a subject."
      most={200}
      onCommit={(subject) => onAction({ ...action, subject })}
    />
    <CommittedField
      label="Text"
      name="text"
      value={action.text}
      required="Enter a text."
      hint={`Greeting and signature are added. Values: ${useValues()}`}
      most={4000}
      isLong
      onCommit={(text) => onAction({ ...action, text })}
    />
  </>
)

type AudienceProps = Pick<ActionProps<ActionOf<'send_message'>>, 'action' | 'onAction'>

const Audience = ({ action, onAction }: AudienceProps) => (
  <SelectField
    label="To"
    name="to"
    value={action.to}
    options={audiences}
    onChange={(to) => onAction({ ...action, to })}
  />
)

const ChasedStep = ({ workflow, action, onAction }: ActionProps<ActionOf<'chase'>>) => {
  const { step = '', ...chase } = action
  return (
    <SelectField
      label="Step"
      name="step"
      value={step}
      options={[
        { value: '', label: 'The step that set the rule off' },
        ...stepOptions(workflow, step).filter((it) => it.value !== ''),
      ]}
      onChange={(chosen) => onAction(chosen === '' ? chase : { ...chase, step: chosen })}
    />
  )
}

export const NoteFields = ({ action, onAction }: ActionProps<ActionOf<'notify'>>) => (
  <>
    <SelectField
      label="To"
      name="to"
      value={action.to}
      options={roleOptions}
      onChange={(to) => onAction({ ...action, to })}
    />
    <CommittedField
      label="Text"
      name="text"
      value={action.text}
      required="Enter a text."
      hint={`Values: ${useValues()}`}
      isLong
      onCommit={(text) => onAction({ ...action, text })}
    />
  </>
)

import { SelectField } from '#components/Fields.tsx'
import type { ActionOf } from '#domain/conveyance/automation/acting'
import { usePublished } from '../../use-published.ts'
import type { ActionProps } from './action-props.ts'

type Props = ActionProps<ActionOf<'start_workflow'>>

/** The workflow that a rule starts within the case; one that is not published for this stays to be seen. */
export const StartFields = ({ workflow, action, onAction }: Props) => {
  const published = usePublished()
  const parts = (published ?? [])
    .filter(({ is_part, matter_type, key }) => {
      const isOther = key !== workflow.key
      return is_part && isOther && matter_type === workflow.matter_type
    })
    .map(({ key, name }) => ({ value: key, label: name }))
  const isKnown = parts.some((it) => it.value === action.workflow)
  const unknown = { value: action.workflow, label: `${action.workflow} (not published)` }
  return (
    <>
      <SelectField
        label="Workflow"
        name="workflow"
        value={action.workflow}
        options={isKnown ? parts : [unknown, ...parts]}
        onChange={(key) => onAction({ ...action, workflow: key })}
      />
      <p className="hint">
        The case gets its stages and tasks once, under its name. Offered are published workflows
        that only run within cases of this type.
      </p>
    </>
  )
}

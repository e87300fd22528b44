import { SelectField } from '#components/Fields.tsx'
import type { Trigger } from '#domain/conveyance/automation/trigger'
import type { TriggerOf } from '#domain/conveyance/workflow/editing/triggers'
import { useCustomFields } from '../use-custom-fields.ts'
import { fieldOptionsWith } from './choices.ts'

type Props = { trigger: TriggerOf<'field'>; onTrigger: (trigger: Trigger) => void }

/** The detail of a case whose change sets a rule off. */
export const FieldTrigger = ({ trigger: { field }, onTrigger }: Props) => (
  <SelectField
    label="Detail"
    name="field"
    value={field}
    options={fieldOptionsWith(useCustomFields(), field)}
    onChange={(chosen) => onTrigger({ field: chosen })}
  />
)

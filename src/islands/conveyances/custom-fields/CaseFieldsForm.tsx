import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CustomField } from '#domain/custom-field/custom-field'
import { fillFields } from '#stores/custom-field/case-fields'
import { controlOf, enteredValues, schemaOf, startOf } from './case-field-values.ts'

type Props = { conveyance: Conveyance; fields: readonly CustomField[]; onDone: () => void }

/** Fills in the firm’s own fields of a case. */
export default function CaseFieldsForm({ conveyance, fields, onDone }: Props) {
  return (
    <SchemaForm
      schema={schemaOf(fields)}
      submit="Save fields"
      of={`${conveyance.id} custom-fields`}
      version={conveyance.version}
      onCancel={onDone}
      start={startOf(fields, conveyance.custom_fields ?? {})}
      fields={fields.map(controlOf)}
      onSubmit={async (typed, key, version) => {
        await fillFields(enteredValues(fields, typed), key, version)
        onDone()
      }}
    />
  )
}

import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CustomFields } from '#domain/custom-field/custom-field'
import { useCan } from '#islands/chrome/use-can.ts'
import { addToast } from '#stores/chrome/toasts'
import { $customFields, saveCustomFields } from '#stores/custom-field/custom-fields'
import {
  CustomFieldRows,
  customFieldParts,
  fieldsOfRows,
  rowsOfFields,
} from './custom-field-rows.ts'

/** The fields that the firm adds to its cases. */
export default function CustomFieldsPage() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Custom fields</h1>
        <p className="mute">
          Cases show these fields under Overview. Rules, their texts and templates can use them. A
          field that you remove is retired, so that nothing recorded is lost.
        </p>
      </header>
      <Loaded
        from={useStore($customFields)}
        skeleton={<Skeleton rows={6} />}
        retry={() => $customFields.revalidate()}
      >
        {(fields) => (
          <div className="admin-form">
            <FieldsForm fields={fields} />
          </div>
        )}
      </Loaded>
    </>
  )
}

const FieldsForm = ({ fields }: { fields: CustomFields }) => (
  <SchemaForm
    schema={CustomFieldRows}
    submit="Save fields"
    of="custom-fields"
    isFixed={!useCan('workflows.update')}
    version={fields.version}
    start={rowsOfFields(fields)}
    fields={customFieldParts}
    onSubmit={async (typed, key, version = fields.version) => {
      await saveCustomFields(fieldsOfRows(typed), version, key)
      addToast({
        severity: 'success',
        summary: 'Saved',
        detail: 'Cases show the fields from now on.',
        life: 5000,
      })
    }}
  />
)

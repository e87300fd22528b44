import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { setDetails } from '#stores/conveyance/conveyance'
import { changedDetails, detailsOf } from './details-body.ts'
import { contactField, detailsFields } from './details-fields.tsx'
import { DetailsValues } from './details-schema.ts'
import { valuesOf } from './details-values.ts'
import { useDetailsChoices } from './use-details.ts'

/** The form of everything that a case says about itself, its people and its property. */
export const DetailsForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const start = valuesOf(conveyance)
  const [typed, setTyped] = useState(start)
  const choices = useDetailsChoices({ current: conveyance, linked: conveyance.linked }, typed)
  if (choices === null) return <Skeleton rows={12} />
  return (
    <SchemaForm
      schema={DetailsValues}
      submit="Save details"
      version={conveyance.version}
      onCancel={onDone}
      start={start}
      fields={[...detailsFields(conveyance, choices.form), contactField]}
      onType={setTyped}
      onSubmit={async (values, key, version) => {
        const { last_client_contact_on = null } = values
        const details = { ...detailsOf(values, choices.body), last_client_contact_on }
        await setDetails(changedDetails(conveyance, details), key, version)
        onDone()
      }}
    />
  )
}

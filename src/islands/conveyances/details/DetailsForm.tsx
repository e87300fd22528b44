import { useState } from 'react'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { setDetails } from '#stores/conveyance/conveyance'
import { changedDetails } from './details-body.ts'
import { detailsFields } from './details-fields.tsx'
import { DetailsValues } from './details-schema.ts'
import { valuesOf } from './details-values.ts'
import { useDetailsChoices } from './use-details.ts'

const contactField: FormField = {
  name: 'last_client_contact_on',
  label: 'Client last contacted on',
  kind: 'date',
  quick: ['today'],
}

/** The form of everything that a case says about itself, its people and its property. */
export const DetailsForm = ({ caseFile: { conveyance }, onDone }: ActForm) => {
  const start = valuesOf(conveyance)
  const [typed, setTyped] = useState(start)
  const choices = useDetailsChoices(conveyance, typed)
  if (choices === null) return <Skeleton rows={12} />
  return (
    <SchemaForm
      schema={DetailsValues}
      submit="Save details"
      version={conveyance.version}
      onCancel={onDone}
      start={start}
      fields={[...detailsFields(choices.form), contactField]}
      onType={setTyped}
      onSubmit={async (values, key, version) => {
        await setDetails(changedDetails(conveyance, values, choices.body), key, version)
        onDone()
      }}
    />
  )
}

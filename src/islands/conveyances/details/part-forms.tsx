import { useState } from 'react'
import type * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { DetailsBody } from '#domain/conveyance/bodies'
import { keysOf, tableFrom } from '#domain/entries'
import type { ActForm } from '#islands/conveyances/acts/act-form.ts'
import { setDetails } from '#stores/conveyance/conveyance'
import { clientsField } from './clients-field.tsx'
import {
  changedDetails,
  clientsOf,
  type DetailsChoices,
  partiesOf,
  propertyOf,
  teamOf,
} from './details-body.ts'
import { type FieldChoices, partiesFields, propertyFields, teamFields } from './details-fields.tsx'
import { ClientsValues, PartiesValues, PropertyValues, TeamValues } from './details-schema.ts'
import { valuesOf } from './details-values.ts'
import { useDetailsChoices } from './use-details.ts'

type Part<Schema extends z.ZodMiniObject> = {
  schema: Schema
  fieldsOf: (choices: FieldChoices) => readonly FormPart[]
  bodyOf: (values: z.output<Schema>, choices: DetailsChoices) => Omit<DetailsBody, 'version'>
}

/** The form of one part of the details of a case, which changes nothing else. */
const PartForm = <Schema extends z.ZodMiniObject>({
  caseFile: { conveyance },
  onDone,
  schema,
  fieldsOf,
  bodyOf,
}: ActForm & Part<Schema>) => {
  const all = valuesOf(conveyance)
  const start: Values = tableFrom(keysOf(schema.shape), (name) => all[name] ?? null)
  const [typed, setTyped] = useState(start)
  const choices = useDetailsChoices({ current: conveyance, linked: conveyance.linked }, typed)
  if (choices === null) return <Skeleton rows={6} />
  return (
    <SchemaForm
      schema={schema}
      submit="Save"
      version={conveyance.version}
      onCancel={onDone}
      start={start}
      fields={fieldsOf(choices.form)}
      onType={setTyped}
      onSubmit={async (values, key, version) => {
        await setDetails(changedDetails(conveyance, bodyOf(values, choices.body)), key, version)
        onDone()
      }}
    />
  )
}

const property = () => propertyFields

export const PropertyForm = (it: ActForm) => (
  <PartForm {...it} schema={PropertyValues} fieldsOf={property} bodyOf={propertyOf} />
)

export const ClientsForm = (it: ActForm) => (
  <PartForm
    {...it}
    schema={ClientsValues}
    fieldsOf={() => [clientsField(it.caseFile.conveyance)]}
    bodyOf={clientsOf}
  />
)

export const PartiesForm = (it: ActForm) => (
  <PartForm {...it} schema={PartiesValues} fieldsOf={partiesFields} bodyOf={partiesOf} />
)

export const TeamForm = (it: ActForm) => (
  <PartForm {...it} schema={TeamValues} fieldsOf={teamFields} bodyOf={teamOf} />
)

import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { OfficersEntry } from '#domain/suspicion/bodies'
import type { OfficersView } from '#domain/suspicion/view'
import { nameOfficers } from '#stores/suspicion/suspicions'

const Values = z.object({
  mlro: OfficersEntry.shape.mlro,
  deputy: z._default(OfficersEntry.shape.deputy, null),
})

const fieldsFrom = (choices: OfficersView['choices']): readonly FormField[] => {
  const options = choices.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      name: 'mlro',
      label: 'Money laundering reporting officer',
      hint: 'They read every report that was made, also earlier ones.',
      kind: 'select',
      width: 'w6',
      options: [{ value: '', label: 'Choose' }, ...options],
    },
    {
      name: 'deputy',
      label: 'Deputy',
      kind: 'select',
      width: 'w6',
      options: [{ value: '', label: 'Nobody' }, ...options],
    },
  ]
}

/** Names who receives reports of suspicion. */
export const OfficersForm = ({
  officers: { version, mlro, deputy, choices },
  onDone,
}: {
  officers: OfficersView
  onDone: () => void
}) => {
  return (
    <SchemaForm
      schema={Values}
      submit="Name them"
      of="reporting-officers"
      version={version}
      onCancel={onDone}
      start={{ mlro: mlro?.id ?? '', deputy: deputy?.id ?? '' }}
      fields={fieldsFrom(choices)}
      onSubmit={async (body, key) => {
        await nameOfficers({ mlro: body.mlro, deputy: body.deputy || null, version }, key)
        onDone()
      }}
    />
  )
}

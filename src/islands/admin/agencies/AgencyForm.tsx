import { useStore } from '@nanostores/react'
import type { Option } from '#components/Fields.tsx'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Submission } from '#components/form/submission.ts'
import type { Agency } from '#domain/agent/agency'
import { AgencyDetails } from '#domain/agent/bodies'
import { agencyStatusLabels, agencyTypeLabels } from '#domain/agent/labels'
import { usePersonOptions } from '#islands/cover/use-person-options.ts'
import { $bdms } from '#stores/agent/agency'

export const agencyValues = (agency?: Agency): Values => ({
  name: agency?.name ?? '',
  type: agency?.type ?? 'estate_agent',
  status: agency?.status ?? 'active',
  bdm_id: agency?.bdm_id ?? '',
  agreement_signed_at: agency?.agreement_signed_at ?? '',
})

const fieldsOf = (bdms: readonly Option[]): readonly FormPart[] => [
  { name: 'name', label: 'Name', kind: 'text', width: 'w6' },
  { name: 'type', label: 'Type', kind: 'select', options: optionsOf(agencyTypeLabels) },
  {
    name: 'status',
    label: 'Agreement',
    hint: 'An ended agency is not offered for new clients.',
    kind: 'select',
    options: optionsOf(agencyStatusLabels),
  },
  {
    name: 'bdm_id',
    label: 'Looked after by',
    kind: 'combobox',
    options: bdms,
  },
  { name: 'agreement_signed_at', label: 'Agreement signed', kind: 'date' },
]

type Props = Submission<AgencyDetails> & {
  of?: string
  start: Values
  submit: string
  onCancel?: () => void
}

export const AgencyForm = (form: Props) => {
  const bdms = usePersonOptions(useStore($bdms).data ?? [])
  return <SchemaForm schema={AgencyDetails} fields={fieldsOf(bdms)} {...form} />
}

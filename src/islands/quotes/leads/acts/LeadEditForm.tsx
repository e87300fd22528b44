import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { LeadEdit } from '#domain/lead/bodies'
import { deskLanguageNames } from '#domain/lead/desk/language-labels'
import { timescaleNames } from '#domain/lead/detail-labels'
import type { Lead } from '#domain/lead/lead'
import {
  messageField,
  personFields,
  postcodeField,
  wantsFields,
} from '#islands/quotes/leads/lead-fields.tsx'
import { changeLead } from '#stores/lead/acts'
import { $lead } from '#stores/lead/lead'
import type { LeadFormProps } from './lead-act.ts'

const Body = z.omit(LeadEdit, { version: true })

const startOf = (lead: Lead) => ({
  first_name: lead.first_name,
  last_name: lead.last_name,
  phone: lead.phone,
  email: lead.email,
  intent: lead.intent,
  sale_stage: lead.sale_stage,
  price: lead.price,
  address: lead.address,
  postcode: lead.postcode,
  timescale: lead.timescale,
  message: lead.message,
  on_market_since: lead.on_market_since,
  other_side: lead.other_side,
  target_exchange_on: lead.target_exchange_on,
  language: lead.language ?? 'en',
})

const fields: readonly FormPart[] = [
  ...personFields,
  ...wantsFields,
  { name: 'address', label: 'Address', kind: 'text', width: 'w4' },
  postcodeField,
  {
    name: 'timescale',
    label: 'Timescale',
    kind: 'select',
    options: optionsOf(timescaleNames),
  },
  {
    name: 'language',
    label: 'Language',
    kind: 'select',
    options: optionsOf(deskLanguageNames),
  },
  { name: 'on_market_since', label: 'On the market since', kind: 'date' },
  { name: 'other_side', label: 'Other side’s conveyancer', kind: 'text' },
  { name: 'target_exchange_on', label: 'Target exchange', kind: 'date' },
  messageField,
]

export const LeadEditForm = ({ onDone }: LeadFormProps) => {
  const it = useStore($lead).data?.lead
  if (it === undefined) return null
  return (
    <SchemaForm
      schema={Body}
      submit="Save"
      of={it.id}
      version={it.version}
      onCancel={onDone}
      start={startOf(it)}
      fields={fields}
      onSubmit={async (body, key, version) => {
        await changeLead('edit', { id: it.id, version }, body, key)
        onDone()
      }}
    />
  )
}

import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { DateOnly } from '#domain/date-schema'
import { setKeyDates } from '#stores/conveyance/conveyance'
import type { ActForm } from './act-form.ts'

const day = z.optional(DateOnly)
const Dates = z.object({
  exchange_target_on: day,
  completion_on: day,
  contract_pack_on: day,
  forms_on: day,
  offer_expires_on: day,
  searches_expire_on: day,
})

export const KeyDatesForm = ({ caseFile: it, onDone }: ActForm) => {
  const dates = it.conveyance.key_dates
  const isSale = it.conveyance.matter_type === 'sale'
  const isExchanged = dates.exchanged_on !== null
  const fields: FormField[] = [
    ...(isExchanged
      ? []
      : ([
          { name: 'exchange_target_on', label: 'Exchange target', kind: 'date', isWorking: true },
          { name: 'completion_on', label: 'Completion target', kind: 'date', isWorking: true },
        ] as const)),
    { name: 'contract_pack_on', label: isSale ? 'Pack sent' : 'Pack received', kind: 'date' },
    ...(isSale
      ? ([{ name: 'forms_on', label: 'Property forms', kind: 'date' }] as const)
      : ([
          { name: 'offer_expires_on', label: 'Offer expires', kind: 'date' },
          { name: 'searches_expire_on', label: 'Searches expire', kind: 'date' },
        ] as const)),
  ]
  return (
    <SchemaForm
      schema={Dates}
      submit="Set dates"
      version={it.conveyance.version}
      onCancel={onDone}
      start={{
        ...(isExchanged
          ? {}
          : {
              exchange_target_on: dates.exchange_target_on ?? '',
              completion_on: dates.completion_on ?? '',
            }),
        contract_pack_on: dates.contract_pack_on ?? '',
        forms_on: dates.forms_on ?? '',
        offer_expires_on: dates.offer_expires_on ?? '',
        searches_expire_on: dates.searches_expire_on ?? '',
      }}
      fields={fields}
      onSubmit={async (given, key, version) => {
        const typed: Partial<Record<string, string>> = given
        // An empty field clears its date.
        const dates = Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? null]))
        await setKeyDates({ dates }, key, version)
        onDone()
      }}
    />
  )
}

import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addDays } from '#domain/dates'
import { FeeScaleBeginning } from '#domain/quote/scale/api'
import type { StoredFeeScale } from '#domain/quote/scale/stored'
import { today } from '#lib/format'
import { findAgencies } from '#stores/agent/agencies'
import { setSearch } from '#stores/chrome/route'
import { createFeeScale } from '#stores/quote/scale/scales'

const { name, valid_from } = FeeScaleBeginning.shape
const Form = z.object({ name, valid_from, agency_id: z.optional(z.uuid()) })

const fields: readonly FormField[] = [
  { name: 'name', label: 'Name', kind: 'text', width: 'w6' },
  {
    name: 'agency_id',
    label: 'For clients of',
    hint: 'Leave empty for the firm’s own prices, used for everyone else.',
    kind: 'combobox',
    find: findAgencies,
    width: 'w6',
  },
  { name: 'valid_from', label: 'From', kind: 'date', width: 'w6', quick: ['today', 'tomorrow'] },
]

type Props = { from: StoredFeeScale | null; onEnd: () => void }

/** Creates a draft: a copy of this scale, or of the one in force for the same clients. */
export const NewScaleForm = ({ from, onEnd }: Props) => {
  const agency = from?.agency ?? null
  const chosen = agency === null ? {} : { chosen: { value: agency.id, label: agency.name } }
  return (
    <SchemaForm
      schema={Form}
      of={`copy ${from?.id ?? ''}`}
      fields={fields.map((it) => (it.name === 'agency_id' ? { ...it, ...chosen } : it))}
      start={{
        name: from === null ? '' : `${from.name}, copy`,
        agency_id: agency?.id ?? '',
        valid_from: addDays(today(), 1),
      }}
      submit="Create draft"
      onCancel={onEnd}
      onSubmit={async ({ agency_id = null, ...body }, key) => {
        const copy_of = from?.id ?? null
        const { id } = await createFeeScale({ ...body, agency_id, copy_of }, key)
        onEnd()
        setSearch(`?view=prices&scale=${id}`, { isStep: true })
      }}
    />
  )
}

import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { VisitEntry } from '#domain/agent/visit'
import type { QuoteBreakdown } from '#domain/quote/figures/api'
import { today } from '#lib/format'
import { findAgencyBranches, logVisit } from '#stores/agent/visits'
import { $session } from '#stores/user/session'

const { visited_on, note, next_on } = VisitEntry.shape
const Body = z.object({
  place: z.string().check(z.minLength(1, 'Choose the introducer.')),
  visited_on,
  note,
  next_on,
})

const fieldsOf = ({ of, key, name }: QuoteBreakdown): readonly FormPart[] => [
  {
    name: 'place',
    label: 'Introducer or branch',
    kind: 'combobox',
    width: 'w6',
    find: findAgencyBranches,
    ...(of === 'person' ? {} : { chosen: { value: key, label: name } }),
  },
  { name: 'visited_on', label: 'Visited on', kind: 'date' },
  { name: 'next_on', label: 'Next visit', kind: 'date', quick: [10, 20] },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
]

const startOf = ({ of, key }: QuoteBreakdown) => ({
  place: of === 'person' ? '' : key,
  visited_on: today(),
  note: '',
  next_on: '',
})

/** Logs a visit by the BDM of the page, or one's own visit to the introducer of the page. */
export default function VisitDialog({
  quoteBreakdown,
  onDone,
}: {
  quoteBreakdown: QuoteBreakdown
  onDone: () => void
}) {
  const me = useStore($session)?.user.id ?? ''
  const isPerson = quoteBreakdown.of === 'person'
  return (
    <Dialog
      title={isPerson ? `Log a visit by ${quoteBreakdown.name}` : 'Log your visit'}
      open
      onClose={onDone}
    >
      <SchemaForm
        schema={Body}
        submit="Log the visit"
        onCancel={onDone}
        start={startOf(quoteBreakdown)}
        fields={fieldsOf(quoteBreakdown)}
        onSubmit={async ({ place, ...told }, key) => {
          const [agency_id = '', branch_id = null] = place.split('/')
          await logVisit(
            { ...told, user_id: isPerson ? quoteBreakdown.key : me, agency_id, branch_id },
            key,
          )
          onDone()
        }}
      />
    </Dialog>
  )
}

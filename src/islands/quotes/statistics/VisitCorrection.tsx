import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { type Visit, VisitEntry } from '#domain/agent/visit'
import { correctVisit, findAgencyBranches } from '#stores/agent/visits'

const { visited_on, note, next_on } = VisitEntry.shape
const Body = z.object({
  place: z.string().check(z.minLength(1, 'Choose the introducer.')),
  visited_on,
  note,
  next_on,
})

const fieldsOf = ({ agency, branch }: Visit): readonly FormPart[] => [
  {
    name: 'place',
    label: 'Introducer or branch',
    kind: 'combobox',
    width: 'w6',
    find: findAgencyBranches,
    chosen: { value: agency.id, label: [agency.name, branch].filter(Boolean).join(', ') },
  },
  { name: 'visited_on', label: 'Visited on', kind: 'date' },
  { name: 'next_on', label: 'Next visit', kind: 'date', quick: [10, 20] },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
]

/** Corrects a logged visit. */
export default function VisitCorrection({ visit, onDone }: { visit: Visit; onDone: () => void }) {
  return (
    <Dialog title={`Correct the visit by ${visit.user.name}`} open onClose={onDone}>
      <SchemaForm
        schema={Body}
        submit="Save"
        onCancel={onDone}
        start={{
          place: visit.agency.id,
          visited_on: visit.visited_on,
          note: visit.note,
          next_on: visit.next_on ?? '',
        }}
        fields={fieldsOf(visit)}
        onSubmit={async ({ place, ...entered }, key) => {
          const [agency_id = '', branch_id = null] = place.split('/')
          await correctVisit(
            visit.id,
            {
              ...entered,
              version: visit.version,
              // An introducer that nobody chose anew stays, with its branch.
              place: place === visit.agency.id ? null : { agency_id, branch_id },
            },
            key,
          )
          onDone()
        }}
      />
    </Dialog>
  )
}

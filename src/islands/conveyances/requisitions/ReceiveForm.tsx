import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addDays } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import { RequisitionEntry } from '#domain/requisition/bodies'
import { requisitionKinds } from '#domain/requisition/labels'
import { today } from '#lib/format'
import { receiveRequisition } from '#stores/requisition/requisitions'

/** Days within which requisitions on completion are usually answered. */
const USUAL_DAYS = 4

const { reference } = RequisitionEntry.shape
const ReceiveValues = z.extend(RequisitionEntry, {
  reference: z._default(reference, null),
  points: z._default(z.string(), ''),
})

const fields: readonly FormPart[] = [
  {
    name: 'kind',
    label: 'Which',
    kind: 'choice',
    width: 'w6',
    options: entriesOf(requisitionKinds).map(([value, label]) => ({ value, label })),
  },
  { name: 'firm', label: 'From', kind: 'text', width: 'w4' },
  {
    name: 'reference',
    label: 'Application number (optional)',
    kind: 'text',
    when: ({ kind }) => kind === 'hmlr',
  },
  { name: 'received_on', label: 'Received on', kind: 'date', quick: ['today'] },
  { name: 'due_on', label: 'Reply by', kind: 'date' },
  {
    name: 'points',
    label: 'What is asked',
    hint: 'A point on each line',
    kind: 'lines',
    width: 'w6',
    when: ({ kind }) => kind === 'hmlr',
  },
]

type Props = { otherFirm: string; onDone: () => void }

export const ReceiveForm = ({ otherFirm, onDone }: Props) => (
  <SchemaForm
    schema={ReceiveValues}
    of="requisition"
    start={{
      ...{ kind: 'completion', firm: otherFirm, reference: '', points: '' },
      ...{ received_on: today(), due_on: addDays(today(), USUAL_DAYS) },
    }}
    fields={fields}
    submit="Record requisitions"
    onCancel={onDone}
    onSubmit={async ({ points, ...entry }, key) => {
      const lines = points.split('\n').flatMap((line) => line.trim() || [])
      const reference = entry.reference || null
      await receiveRequisition({ ...entry, reference, points: lines }, key)
      onDone()
    }}
  />
)

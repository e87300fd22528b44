import * as z from 'zod/mini'
import type { FormPart, Value } from '#components/form/form-parts.ts'
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

/** Who asks, and until when, for a kind of requisition; the Land Registry's notice names its day. */
const usualFor = (kind: Value, otherFirm: string) =>
  kind === 'hmlr'
    ? { firm: requisitionKinds.hmlr, due_on: '' }
    : { firm: otherFirm, due_on: addDays(today(), USUAL_DAYS) }

const pointsField = { name: 'points', kind: 'lines', width: 'w6' } as const

const points: readonly FormPart[] = [
  {
    ...pointsField,
    label: 'What is asked',
    hint: 'One point on each line',
    when: ({ kind }) => kind === 'hmlr',
  },
  {
    ...pointsField,
    label: 'What else is asked (optional)',
    hint: 'One point on each line. Possession, keys, money, mortgages and documents are there already.',
    when: ({ kind }) => kind !== 'hmlr',
  },
]

const fieldsFor = (otherFirm: string): readonly FormPart[] => [
  {
    name: 'kind',
    label: 'Which',
    kind: 'choice',
    width: 'w6',
    also: (kind) => usualFor(kind, otherFirm),
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
  {
    name: 'due_on',
    label: 'Reply by',
    kind: 'date',
    hint: 'A notice of the Land Registry names the day',
  },
  ...points,
]

type Props = { otherFirm: string; onDone: () => void }

export const ReceiveForm = ({ otherFirm, onDone }: Props) => (
  <SchemaForm
    schema={ReceiveValues}
    of="requisition"
    start={{
      ...{ kind: 'completion', reference: '', points: '', received_on: today() },
      ...usualFor('completion', otherFirm),
    }}
    fields={fieldsFor(otherFirm)}
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

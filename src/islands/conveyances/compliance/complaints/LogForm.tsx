import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { ComplaintEntry } from '#domain/complaint/bodies'
import { complaintHeads, complaintSeverities, complaintWays } from '#domain/complaint/labels'
import type { CaseDetail } from '#domain/conveyance/api'
import { entriesOf } from '#domain/entries'
import type { Named } from '#domain/party'
import { today } from '#lib/format'
import { $complaintHandlers, logComplaint } from '#stores/complaint/complaints'

const OTHER = 'other'

const Values = z.extend(z.omit(ComplaintEntry, { contact_id: true }), {
  who: z.string().check(z.minLength(1, 'Choose who complains.')),
  name: z._default(ComplaintEntry.shape.name, ''),
})

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  entriesOf(labels).map(([value, label]) => ({ value, label }))

const saidFields: readonly FormPart[] = [
  { name: 'received_on', label: 'Received on', kind: 'date', quick: ['today'] },
  { name: 'way', label: 'How it came', kind: 'select', options: optionsOf(complaintWays) },
  { name: 'head', label: 'About', kind: 'select', options: optionsOf(complaintHeads) },
  {
    name: 'severity',
    label: 'How serious',
    kind: 'radio',
    width: 'w6',
    options: optionsOf(complaintSeverities),
  },
  { name: 'text', label: 'What they say', kind: 'lines', width: 'w6' },
]

const somebodyElse: FormPart = {
  name: 'name',
  label: 'Their name',
  kind: 'text',
  width: 'w4',
  when: ({ who }) => who === OTHER,
}

const fieldsFor = (
  { clients }: CaseDetail['conveyance'],
  handlers: readonly Named[],
): readonly FormPart[] => [
  {
    name: 'who',
    label: 'Who complains',
    kind: 'select',
    width: 'w4',
    options: [
      ...clients.map(({ contact_id, name }) => ({ value: contact_id, label: name })),
      { value: OTHER, label: 'Somebody else' },
    ],
  },
  somebodyElse,
  ...saidFields,
  {
    name: 'handler',
    label: 'Who handles it',
    hint: 'Somebody who did not do the work, where there is one.',
    kind: 'combobox',
    width: 'w6',
    options: handlers.map(({ id, name }) => ({ value: id, label: name })),
  },
]

type Props = { caseFile: CaseDetail; onDone: () => void }

/** Logs a complaint; a client is told at once how we deal with it. */
export const LogForm = ({ caseFile, onDone }: Props) => {
  const handlers = useStore($complaintHandlers).data ?? []
  return (
    <>
      <p>
        A client is told at once who looks into it, that our final answer comes within eight weeks,
        and how to reach the Legal Ombudsman.
      </p>
      <SchemaForm
        schema={Values}
        of="complaint"
        submit="Log the complaint"
        onCancel={onDone}
        start={{
          ...{ who: caseFile.conveyance.clients[0]?.contact_id ?? OTHER, name: '' },
          ...{ received_on: today(), way: 'email', head: 'delay', severity: 'minor' },
          ...{ text: '', handler: '' },
        }}
        fields={fieldsFor(caseFile.conveyance, handlers)}
        onSubmit={async ({ who, ...entry }, key) => {
          const contact_id = who === OTHER ? null : who
          await logComplaint({ ...entry, contact_id }, key)
          onDone()
        }}
      />
    </>
  )
}

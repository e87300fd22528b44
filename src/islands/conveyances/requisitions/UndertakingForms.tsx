import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { addDays } from '#domain/dates'
import { entriesOf } from '#domain/entries'
import { redemptionWording } from '#domain/requisition/drafting'
import type { Requisition } from '#domain/requisition/requisition'
import {
  UndertakingDecision,
  UndertakingDischarge,
  UndertakingEntry,
} from '#domain/undertaking/bodies'
import { undertakingKinds, undertakingSides } from '#domain/undertaking/labels'
import type { Undertaking } from '#domain/undertaking/undertaking'
import { today } from '#lib/format'
import { $caseTitle } from '#stores/conveyance/title/title'
import { $documents } from '#stores/document/documents'
import {
  addUndertaking,
  decideUndertaking,
  dischargeUndertaking,
} from '#stores/undertaking/undertakings'

const USUAL_DAYS = 7

const EntryValues = z.extend(z.omit(UndertakingEntry, { requisition_id: true }), {
  amount: z._default(UndertakingEntry.shape.amount, null),
  given_on: z._default(UndertakingEntry.shape.given_on, null),
})

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  entriesOf(labels).map(([value, label]) => ({ value, label }))

const entryFields: readonly FormPart[] = [
  {
    name: 'side',
    label: 'Side',
    kind: 'choice',
    width: 'w6',
    options: optionsOf(undertakingSides),
  },
  {
    name: 'kind',
    label: 'What is promised',
    kind: 'select',
    width: 'w4',
    options: optionsOf(undertakingKinds),
  },
  { name: 'amount', label: 'Amount (optional)', kind: 'money' },
  { name: 'firm', label: 'The other firm', kind: 'text', width: 'w4' },
  { name: 'due_on', label: 'Due on', kind: 'date' },
  {
    name: 'given_on',
    label: 'Received on',
    kind: 'date',
    quick: ['today'],
    when: ({ side }) => side === 'received',
  },
  {
    name: 'wording',
    label: 'Wording',
    hint: 'It never changes once it is added. A second person approves each of ours.',
    kind: 'lines',
    width: 'w6',
  },
]

type EntryProps = { requisition: Requisition | null; otherFirm: string; onDone: () => void }

export const UndertakingForm = ({ requisition, otherFirm, onDone }: EntryProps) => {
  const title = useStore($caseTitle).data
  const wording = requisition && title ? redemptionWording(title) : null
  return (
    <SchemaForm
      schema={EntryValues}
      of={requisition?.id ?? 'undertaking'}
      start={{
        ...{ side: 'given', kind: 'redemption', firm: requisition?.firm ?? otherFirm },
        ...{ amount: null, given_on: '', due_on: addDays(today(), USUAL_DAYS) },
        wording: wording ?? '',
      }}
      fields={entryFields}
      submit="Add the undertaking"
      onCancel={onDone}
      onSubmit={async (entry, key) => {
        const given_on = entry.side === 'received' ? entry.given_on : null
        const requisition_id = requisition?.id ?? null
        await addUndertaking({ ...entry, given_on, requisition_id }, key)
        onDone()
      }}
    />
  )
}

type Props = { undertaking: Undertaking; onDone: () => void }

const DecideValues = z.object({
  is_approved: z.enum(['yes', 'no'], 'Choose one.'),
  reason: z._default(UndertakingDecision.shape.reason, null),
})

const decideFields: readonly FormPart[] = [
  {
    name: 'is_approved',
    label: 'May we give this undertaking?',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'yes', label: 'Yes, it is given' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    name: 'reason',
    label: 'Why not',
    kind: 'lines',
    width: 'w6',
    when: ({ is_approved }) => is_approved === 'no',
  },
]

export const DecideForm = ({ undertaking, onDone }: Props) => (
  <>
    <blockquote className="undertaking-wording">{undertaking.wording}</blockquote>
    <SchemaForm
      schema={DecideValues}
      of={undertaking.id}
      start={{ is_approved: '', reason: '' }}
      fields={decideFields}
      submit="Save"
      onCancel={onDone}
      onSubmit={async ({ is_approved, reason }, key) => {
        const body = { is_approved: is_approved === 'yes', reason: reason || null }
        await decideUndertaking(undertaking, body, key)
        onDone()
      }}
    />
  </>
)

const DischargeValues = z.omit(UndertakingDischarge, { version: true })

export const DischargeForm = ({ undertaking, onDone }: Props) => {
  const documents = useStore($documents).data ?? []
  return (
    <>
      <blockquote className="undertaking-wording">{undertaking.wording}</blockquote>
      {documents.length === 0 && (
        <p className="mute">File the document that proves it under Documents first.</p>
      )}
      <SchemaForm
        schema={DischargeValues}
        of={undertaking.id}
        start={{ document_id: '', on: today(), note: '' }}
        fields={[
          {
            name: 'document_id',
            label: 'Document that proves it',
            kind: 'combobox',
            width: 'w6',
            options: documents.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'on', label: 'Discharged on', kind: 'date', quick: ['today'] },
          { name: 'note', label: 'What it shows', kind: 'lines', width: 'w6' },
        ]}
        submit="Discharge"
        onCancel={onDone}
        onSubmit={async (body, key) => {
          await dischargeUndertaking(undertaking, body, key)
          onDone()
        }}
      />
    </>
  )
}

import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { ComplaintAction, ComplaintClosing, ComplaintHandover } from '#domain/complaint/bodies'
import type { Complaint } from '#domain/complaint/complaint'
import { complaintOutcomes } from '#domain/complaint/labels'
import type { CaseDetail } from '#domain/conveyance/api'
import { entriesOf } from '#domain/entries'
import {
  $complaintHandlers,
  closeComplaint,
  handOverComplaint,
  noteComplaint,
} from '#stores/complaint/complaints'
import { LogForm } from './LogForm.tsx'

export type OpenComplaintForm =
  | { readonly name: 'log' }
  | { readonly name: 'note' | 'hand_over' | 'close'; readonly complaint: Complaint }

type Props = { caseFile: CaseDetail; form: OpenComplaintForm | null; onDone: () => void }

const titles = {
  log: 'Log a complaint',
  note: 'Record an action',
  hand_over: 'Hand over',
  close: 'Send the final answer',
} as const

/** The dialog of what somebody does about a complaint. */
export const ComplaintForms = ({ caseFile, form, onDone }: Props) =>
  form && (
    <Dialog title={titles[form.name]} open onClose={onDone}>
      {form.name === 'log' && <LogForm caseFile={caseFile} onDone={onDone} />}
      {form.name === 'note' && <NoteForm complaint={form.complaint} onDone={onDone} />}
      {form.name === 'hand_over' && <HandOverForm complaint={form.complaint} onDone={onDone} />}
      {form.name === 'close' && <CloseForm complaint={form.complaint} onDone={onDone} />}
    </Dialog>
  )

type FormProps = { complaint: Complaint; onDone: () => void }

const NoteForm = ({ complaint, onDone }: FormProps) => (
  <SchemaForm
    schema={z.omit(ComplaintAction, { version: true })}
    of={complaint.id}
    submit="Record the action"
    onCancel={onDone}
    start={{ text: '' }}
    fields={[{ name: 'text', label: 'What was done', kind: 'lines', width: 'w6' }]}
    onSubmit={async ({ text }, key) => {
      await noteComplaint(complaint, text, key)
      onDone()
    }}
  />
)

const HandOverForm = ({ complaint, onDone }: FormProps) => {
  const handlers = useStore($complaintHandlers).data ?? []
  return (
    <SchemaForm
      schema={z.omit(ComplaintHandover, { version: true })}
      of={complaint.id}
      submit="Hand over"
      onCancel={onDone}
      start={{ handler: '' }}
      fields={[
        {
          name: 'handler',
          label: 'Who handles it',
          kind: 'combobox',
          width: 'w6',
          options: handlers.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      onSubmit={async ({ handler }, key) => {
        await handOverComplaint(complaint, handler, key)
        onDone()
      }}
    />
  )
}

const ClosingValues = z.extend(z.omit(ComplaintClosing, { version: true }), {
  amount: z._default(ComplaintClosing.shape.amount, null),
})

const CloseForm = ({ complaint, onDone }: FormProps) => (
  <>
    <p>
      {complaint.acknowledged_at
        ? `${complaint.name} gets this as our final answer, with the contacts and time limits of the Legal Ombudsman.`
        : `${complaint.name} is no client of the case, so nothing is sent: send the final answer yourself.`}
    </p>
    <SchemaForm
      schema={ClosingValues}
      of={complaint.id}
      submit="Send the final answer"
      onCancel={onDone}
      start={{ outcome: '', findings: '', redress: '', amount: null }}
      fields={[
        {
          name: 'outcome',
          label: 'Outcome',
          kind: 'select',
          width: 'w6',
          options: entriesOf(complaintOutcomes).map(([value, label]) => ({ value, label })),
        },
        { name: 'findings', label: 'What you found', kind: 'lines', width: 'w6' },
        { name: 'redress', label: 'What is put right', kind: 'lines', width: 'w6' },
        { name: 'amount', label: 'Amount paid (optional)', kind: 'money' },
      ]}
      onSubmit={async (body, key) => {
        await closeComplaint(complaint, body, key)
        onDone()
      }}
    />
  </>
)

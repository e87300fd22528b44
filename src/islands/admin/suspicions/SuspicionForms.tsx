import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import {
  AgencyReportEntry,
  ConsentEntry,
  SuspicionClosing,
  SuspicionKeeping,
  SuspicionNote,
} from '#domain/suspicion/bodies'
import type { Suspicion } from '#domain/suspicion/suspicion'
import { today } from '#lib/format'
import {
  closeSuspicion,
  keepSuspicion,
  noteSuspicion,
  recordConsent,
  submitSuspicion,
} from '#stores/suspicion/suspicions'

export type OpenSuspicion = {
  readonly name: 'note' | 'close' | 'submit' | 'consent' | 'keep'
  readonly file: Suspicion
}

const titles = {
  note: 'Add a note',
  close: 'Report nothing',
  submit: 'Record the report to the National Crime Agency',
  consent: 'Record what the agency decided',
  keep: 'How long the file is kept',
}

type Props = { open: OpenSuspicion | null; onDone: () => void }

/** The form that is open over a file. */
export const SuspicionForms = ({ open, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'note']} open={open !== null} onClose={onDone}>
    {open && <Form name={open.name} file={open.file} onDone={onDone} />}
  </Dialog>
)

const versioned = { version: true } as const
// Secret, as nothing of a file is left in a browser that others may use.
const secret = (fields: readonly FormField[]): readonly FormField[] =>
  fields.map((field) => ({ ...field, isSecret: true }))
const lines = (name: string, label: string) => secret([{ name, label, kind: 'lines', width: 'w6' }])

const submitFields = secret([
  { name: 'reference', label: 'Reference of the report', kind: 'text' },
  { name: 'submitted_on', label: 'Day of the report', kind: 'date' },
  { name: 'asks_consent', label: 'It asks for consent to proceed', kind: 'check', width: 'w6' },
])
const submitStart = (): Values => ({ reference: '', submitted_on: today(), asks_consent: true })

const consentFields = secret([
  {
    name: 'outcome',
    label: 'Decision',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'given', label: 'Consent given' },
      { value: 'refused', label: 'Consent refused: nothing may be done for 31 days' },
    ],
  },
  { name: 'on', label: 'Day on which it reached us', kind: 'date' },
])

const keepFields = secret([
  {
    name: 'ended_on',
    label: 'Day on which the relationship with the client ended',
    hint: 'The file is deleted five years later.',
    kind: 'date',
    width: 'w6',
  },
  {
    name: 'hold',
    label: 'Why it is held longer',
    hint: 'Leave empty unless a court or an investigation needs it.',
    kind: 'text',
    width: 'w6',
  },
])

type FormProps = { file: Suspicion; onDone: () => void }

const commonOf = ({ file, onDone }: FormProps) => ({
  of: file.id,
  version: file.version,
  onCancel: onDone,
})

const NoteForm = (props: FormProps) => (
  <SchemaForm
    {...commonOf(props)}
    schema={z.omit(SuspicionNote, versioned)}
    submit="Add the note"
    start={{ text: '' }}
    fields={lines('text', 'Note')}
    onSubmit={({ text }, key) => noteSuspicion(props.file, text, key).then(props.onDone)}
  />
)

const CloseForm = (props: FormProps) => (
  <SchemaForm
    {...commonOf(props)}
    schema={z.omit(SuspicionClosing, versioned)}
    submit="Report nothing"
    start={{ reason: '' }}
    fields={lines('reason', 'Why nothing is reported')}
    onSubmit={({ reason }, key) => closeSuspicion(props.file, reason, key).then(props.onDone)}
  />
)

const SubmitForm = (props: FormProps) => (
  <SchemaForm
    {...commonOf(props)}
    schema={z.omit(AgencyReportEntry, versioned)}
    submit="Record the report"
    start={submitStart()}
    fields={submitFields}
    onSubmit={(body, key) => submitSuspicion(props.file, body, key).then(props.onDone)}
  />
)

const ConsentForm = (props: FormProps) => (
  <SchemaForm
    {...commonOf(props)}
    schema={z.omit(ConsentEntry, versioned)}
    submit="Record the decision"
    start={{ outcome: '', on: today() }}
    fields={consentFields}
    onSubmit={(body, key) => recordConsent(props.file, body, key).then(props.onDone)}
  />
)

const KeepForm = (props: FormProps) => (
  <SchemaForm
    {...commonOf(props)}
    schema={z.omit(SuspicionKeeping, versioned)}
    submit="Save"
    start={{ ended_on: props.file.kept?.ended_on ?? '', hold: props.file.kept?.hold ?? '' }}
    fields={keepFields}
    onSubmit={(body, key) => keepSuspicion(props.file, body, key).then(props.onDone)}
  />
)

const forms = {
  note: NoteForm,
  close: CloseForm,
  submit: SubmitForm,
  consent: ConsentForm,
  keep: KeepForm,
}

const Form = ({ name, ...props }: FormProps & Pick<OpenSuspicion, 'name'>) => {
  const Named = forms[name]
  return <Named {...props} />
}

import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { entriesOf } from '#domain/entries'
import { AttemptEntry, ReceiptFiling } from '#domain/residual/bodies'
import { wayNames } from '#domain/residual/labels'
import type { Residual } from '#domain/residual/residual'
import { today } from '#lib/format'
import { $documents } from '#stores/document/documents'
import { fileReceipt, recordAttempt } from '#stores/residual/residual'

export type ResidualForm = 'attempt' | 'receipt'

const AttemptValues = z.omit(AttemptEntry, { version: true })
const ReceiptValues = z.omit(ReceiptFiling, { version: true })

type Props = { open: ResidualForm | null; residual: Residual; onDone: () => void }

const titles = { attempt: 'Record an attempt', receipt: 'File the charity’s receipt' }

/** The form that is open over the money left over. */
export const ResidualForms = ({ open, residual, onDone }: Props) => (
  <Dialog title={titles[open ?? 'attempt']} open={open !== null} onClose={onDone}>
    {open === 'attempt' && <AttemptForm residual={residual} onDone={onDone} />}
    {open === 'receipt' && <ReceiptForm residual={residual} onDone={onDone} />}
  </Dialog>
)

type FormProps = Pick<Props, 'residual' | 'onDone'>

const useDocuments = () =>
  (useStore($documents).data ?? []).map(({ id, name }) => ({ value: id, label: name }))

type Option = { readonly value: string; readonly label: string }

const attemptFields = (documents: readonly Option[]): readonly FormField[] => [
  {
    name: 'way',
    label: 'What you tried',
    kind: 'select',
    options: entriesOf(wayNames).map(([value, label]) => ({ value, label })),
  },
  { name: 'on', label: 'Day', kind: 'date' },
  { name: 'what', label: 'What was done and what came of it', kind: 'text', width: 'w6' },
  {
    name: 'document',
    label: 'Document that shows it',
    hint: 'Leave it empty if there is none.',
    kind: 'select',
    width: 'w6',
    options: [{ value: '', label: 'None' }, ...documents],
  },
]

const AttemptForm = ({ residual, onDone }: FormProps) => {
  const documents = useDocuments()
  return (
    <SchemaForm
      schema={AttemptValues}
      submit="Record the attempt"
      of="residual-attempt"
      onCancel={onDone}
      start={{ on: today(), way: 'letter', what: '', document: null }}
      fields={attemptFields(documents)}
      onSubmit={async ({ document, ...body }, key) => {
        await recordAttempt(residual, { ...body, document: document || null }, key)
        onDone()
      }}
    />
  )
}

const ReceiptForm = ({ residual, onDone }: FormProps) => {
  const options = useDocuments()
  return (
    <SchemaForm
      schema={ReceiptValues}
      submit="File the receipt"
      of="residual-receipt"
      onCancel={onDone}
      start={{ document: '' }}
      fields={[
        {
          name: 'document',
          label: 'Receipt, filed under Documents',
          kind: 'select',
          width: 'w6',
          options,
        },
      ]}
      onSubmit={async ({ document }, key) => {
        await fileReceipt(residual, document, key)
        onDone()
      }}
    />
  )
}

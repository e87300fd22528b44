import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { PowerRecord } from '#domain/delegate/bodies'
import type { Delegate } from '#domain/delegate/delegate'
import { confirmPower, endDelegate, recordPower } from '#stores/delegate/of-case'
import { $documents } from '#stores/document/documents'
import { AddForm } from './AddForm.tsx'

export type OpenDelegateForm =
  | { readonly name: 'add' }
  | { readonly name: 'record_power' | 'confirm_power' | 'end'; readonly delegate: Delegate }

type Props = { caseFile: CaseDetail; form: OpenDelegateForm; onDone: () => void }

const titles = {
  add: 'Add a helper',
  record_power: 'Choose the document of the power',
  confirm_power: 'Confirm the power',
  end: 'End this',
} as const

/** The dialog of what staff do about who helps a client. */
export default function DelegateForms({ caseFile, form, onDone }: Props) {
  return (
    <Dialog title={titles[form.name]} open onClose={onDone}>
      {form.name === 'add' && <AddForm caseFile={caseFile} onDone={onDone} />}
      {form.name === 'record_power' && <PowerForm delegate={form.delegate} onDone={onDone} />}
      {form.name === 'confirm_power' && <ConfirmForm delegate={form.delegate} onDone={onDone} />}
      {form.name === 'end' && <EndForm delegate={form.delegate} onDone={onDone} />}
    </Dialog>
  )
}

type FormProps = { delegate: Delegate; onDone: () => void }

const PowerForm = ({ delegate, onDone }: FormProps) => {
  const documents = useStore($documents).data ?? []
  return (
    <SchemaForm
      schema={z.omit(PowerRecord, { version: true })}
      of={delegate.id}
      submit="Choose this document"
      onCancel={onDone}
      start={{ document_id: delegate.power?.document_id ?? '' }}
      fields={[
        {
          name: 'document_id',
          label: 'Document of this case',
          kind: 'combobox',
          width: 'w6',
          options: documents.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      onSubmit={async ({ document_id }, key) => {
        await recordPower(delegate, document_id, key)
        onDone()
      }}
    />
  )
}

const Nothing = z.object({})

const ConfirmForm = ({ delegate, onDone }: FormProps) => (
  <>
    <p>
      Confirm once you have seen the power yourself: that {delegate.client.name} gave it to{' '}
      {delegate.name}, that it covers this case, and that it is registered where it has to be.
    </p>
    <p>
      {delegate.name} is then invited by email. Deeds of this case are signed on paper from now on,
      with the power filed.
    </p>
    <SchemaForm
      schema={Nothing}
      of={delegate.id}
      submit="I have seen the power"
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_typed, key) => {
        await confirmPower(delegate, key)
        onDone()
      }}
    />
  </>
)

const EndForm = ({ delegate, onDone }: FormProps) => (
  <>
    <p>
      {delegate.name} can do nothing more in this case from their next click. Both are told by
      email.
    </p>
    <SchemaForm
      schema={Nothing}
      of={delegate.id}
      submit="End this"
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_typed, key) => {
        await endDelegate(delegate, key)
        onDone()
      }}
    />
  </>
)

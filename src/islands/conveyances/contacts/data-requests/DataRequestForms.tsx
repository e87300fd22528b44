import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import {
  DataRequestClosing,
  DataRequestEntry,
  DataRequestExtension,
} from '#domain/data-request/bodies'
import { dataRequestOutcomes, dataRequestWays } from '#domain/data-request/labels'
import type { DataRequest } from '#domain/data-request/request'
import { entriesOf } from '#domain/entries'
import { today } from '#lib/format'
import {
  closeDataRequest,
  extendDataRequest,
  logDataRequest,
} from '#stores/data-request/of-contact'

export type OpenDataRequestForm =
  | { readonly name: 'log' }
  | { readonly name: 'extend' | 'close'; readonly request: DataRequest }

type Props = { form: OpenDataRequestForm | null; onDone: () => void }

const titles = { log: 'Log a request', extend: 'Extend the time', close: 'Close the request' }

/** The dialog of what somebody does about a request. */
export const DataRequestForms = ({ form, onDone }: Props) =>
  form && (
    <Dialog title={titles[form.name]} open onClose={onDone}>
      {form.name === 'log' && <LogForm onDone={onDone} />}
      {form.name === 'extend' && <ExtendForm request={form.request} onDone={onDone} />}
      {form.name === 'close' && <CloseForm request={form.request} onDone={onDone} />}
    </Dialog>
  )

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  entriesOf(labels).map(([value, label]) => ({ value, label }))

const LogForm = ({ onDone }: { onDone: () => void }) => (
  <>
    <p>They are told at once that we answer within one month.</p>
    <SchemaForm
      schema={DataRequestEntry}
      of="data-request"
      submit="Log the request"
      onCancel={onDone}
      start={{ way: 'email', received_on: today(), known_by: '', text: '' }}
      fields={[
        { name: 'received_on', label: 'Received on', kind: 'date', quick: ['today'] },
        { name: 'way', label: 'How it came', kind: 'select', options: optionsOf(dataRequestWays) },
        {
          name: 'known_by',
          label: 'How you know that it is them',
          hint: 'For example: it came from the address that we hold, and they confirmed it by telephone.',
          kind: 'text',
          width: 'w6',
        },
        { name: 'text', label: 'What they ask for (optional)', kind: 'lines', width: 'w6' },
      ]}
      onSubmit={async (body, key) => {
        await logDataRequest(body, key)
        onDone()
      }}
    />
  </>
)

type FormProps = { request: DataRequest; onDone: () => void }

const ExtendForm = ({ request, onDone }: FormProps) => (
  <>
    <p>
      Only where the request is complex, or one of many: up to two months more. They are told the
      reason at once.
    </p>
    <SchemaForm
      schema={z.omit(DataRequestExtension, { version: true })}
      of={`extend ${request.id}`}
      submit="Extend and tell them"
      onCancel={onDone}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Why it takes longer', kind: 'lines', width: 'w6' }]}
      onSubmit={async (body, key) => {
        await extendDataRequest(request, body, key)
        onDone()
      }}
    />
  </>
)

const closingFields: readonly FormField[] = [
  {
    name: 'outcome',
    label: 'Outcome',
    kind: 'select',
    width: 'w6',
    options: optionsOf(dataRequestOutcomes),
  },
  {
    name: 'text',
    label: 'Our answer, as they read it',
    hint: 'How they receive the archive, or why we do not give it.',
    kind: 'lines',
    width: 'w6',
  },
]

const CloseForm = ({ request, onDone }: FormProps) => (
  <>
    <p>
      Give them the archive first, in a way that reaches only them. An answer or a refusal is
      emailed to them, with how to complain to the Information Commissioner’s Office.
    </p>
    <SchemaForm
      schema={z.omit(DataRequestClosing, { version: true })}
      of={`close ${request.id}`}
      submit="Close the request"
      onCancel={onDone}
      start={{ outcome: 'answered', text: '' }}
      fields={closingFields}
      onSubmit={async (body, key) => {
        await closeDataRequest(request, body, key)
        onDone()
      }}
    />
  </>
)

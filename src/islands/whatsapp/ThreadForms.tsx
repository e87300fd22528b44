import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Named } from '#domain/party'
import { WhatsappFiling } from '#domain/whatsapp/bodies'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { AssignForm } from '#islands/inbox/AssignForm.tsx'
import { assignThread, fileThread } from '#stores/whatsapp/inbox'
import { TemplateForm } from './Composer.tsx'

const SendFileForm = lazy(() => import('./SendFileForm.tsx'))

export type OpenThreadForm = 'assign' | 'document' | 'file' | 'template'

const titles = {
  assign: 'Assign the conversation',
  document: 'Send a document',
  file: 'File the conversation',
  template: 'Send a template',
}

type Props = {
  thread: WhatsappThread
  colleagues: readonly Named[]
  open: OpenThreadForm | null
  onDone: () => void
}

/** The form that is open over a conversation. */
export const ThreadForms = ({ open, ...props }: Props) => (
  <Dialog title={titles[open ?? 'assign']} open={open !== null} onClose={props.onDone}>
    {open === 'assign' && (
      <AssignForm
        of={`assign ${props.thread.id}`}
        assignedTo={props.thread.assigned_to}
        colleagues={props.colleagues}
        onCancel={props.onDone}
        onAssign={(user, key) => assignThread(props.thread, user, key).then(props.onDone)}
      />
    )}
    {open === 'document' && (
      <Suspense fallback={<Skeleton rows={3} />}>
        <SendFileForm thread={props.thread} onDone={props.onDone} />
      </Suspense>
    )}
    {open === 'file' && <FileForm {...props} />}
    {open === 'template' && <TemplateForm {...props} />}
  </Dialog>
)

type FormProps = Omit<Props, 'open'>

const Filing = z.omit(WhatsappFiling, { version: true })

const earlierField = (ref: string): FormField => ({
  name: 'earlier',
  label: `It was wrong at ${ref}: move what was written so far as well`,
  kind: 'check',
  width: 'w6',
})

const FileForm = ({ thread, onDone }: FormProps) => (
  <SchemaForm
    schema={Filing}
    submit="File the conversation"
    of={`file ${thread.id}`}
    start={{ ref: thread.filing?.ref ?? '', earlier: false }}
    onCancel={onDone}
    fields={[
      {
        name: 'ref',
        label: 'Reference of the case or quote',
        hint: 'For example 26-S-01187 or Q-01234.',
        kind: 'text',
        width: 'w6',
      },
      ...(thread.filing ? [earlierField(thread.filing.ref)] : []),
    ]}
    onSubmit={async (filing, key) => {
      await fileThread(thread, filing, key)
      onDone()
    }}
  />
)

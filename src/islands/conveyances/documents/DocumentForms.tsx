import { lazy, Suspense, useMemo } from 'react'
import * as z from 'zod/mini'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { DocumentChange } from '#domain/document/bodies'
import type { Document } from '#domain/document/document'
import { groupName, groupsOf, isStaffGroup } from '#domain/document/group'
import { uploadLimits } from '#domain/document/limits'
import { $documents, changeDocument } from '#stores/document/documents'
import { sendPartsTo } from '#stores/document/uploading'
import { tagsIn } from './tags.ts'

export type OpenForm = {
  readonly name: 'change' | 'version' | 'pages' | 'send' | 'redact'
  readonly document: Document
}

const ExtractPages = lazy(() => import('./making/ExtractPages.tsx'))

const Redact = lazy(() => import('./redaction/Redact.tsx'))

const SendDocument = lazy(() => import('./SendDocument.tsx'))

const titles = {
  change: 'Change the document',
  version: 'Upload a new version',
  pages: 'File some of its pages',
  send: 'Send by email',
  redact: 'Redact a copy',
}

type Props = { conveyance: Conveyance; open: OpenForm | null; onDone: () => void }

/** The form that is open over a document. */
export const DocumentForms = ({ conveyance, open, onDone }: Props) => (
  <Dialog
    title={titles[open?.name ?? 'change']}
    open={open !== null}
    wide={open?.name === 'redact'}
    onClose={onDone}
  >
    {open?.name === 'change' && (
      <ChangeForm conveyance={conveyance} document={open.document} onDone={onDone} />
    )}
    {open?.name === 'version' && (
      <VersionForm conveyance={conveyance} document={open.document} onDone={onDone} />
    )}
    {open?.name === 'send' && (
      <Suspense fallback={<Skeleton rows={4} />}>
        <SendDocument conveyance={conveyance} document={open.document} onDone={onDone} />
      </Suspense>
    )}
    {open?.name === 'pages' && (
      <Suspense fallback={<Skeleton rows={4} />}>
        <ExtractPages conveyance={conveyance} document={open.document} onDone={onDone} />
      </Suspense>
    )}
    {open?.name === 'redact' && (
      <Suspense fallback={<Skeleton rows={10} />}>
        <Redact conveyance={conveyance} document={open.document} onDone={onDone} />
      </Suspense>
    )}
  </Dialog>
)

type FormProps = { conveyance: Conveyance; document: Document; onDone: () => void }

const Change = z.object({
  ...z.omit(DocumentChange, { version: true, tags: true }).shape,
  is_shared: z._default(z.boolean(), false),
  folder: z._default(DocumentChange.shape.folder, ''),
  tags: z.pipe(z._default(z.string(), ''), z.transform(tagsIn)),
})

const fieldsOf = ({ matter_type }: Conveyance): readonly FormPart[] => [
  { name: 'name', label: 'Name', kind: 'text', width: 'w6' },
  {
    name: 'group',
    label: 'Group',
    kind: 'select',
    width: 'w3',
    options: groupsOf(matter_type).map((it) => ({ value: it, label: groupName(it) })),
  },
  { name: 'folder', label: 'Folder (optional)', kind: 'text', width: 'w3' },
  {
    name: 'tags',
    label: 'Tags (optional)',
    hint: 'Separate tags with commas.',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'is_shared',
    label: 'Show to clients of this case',
    kind: 'check',
    when: ({ group }) => !isStaffGroup(String(group)),
  },
]

const ChangeForm = ({ conveyance, document, onDone }: FormProps) => (
  <SchemaForm
    schema={Change}
    submit="Save document"
    of={document.id}
    onCancel={onDone}
    start={{
      name: document.name,
      group: document.group,
      folder: document.folder,
      tags: document.tags.join(', '),
      is_shared: document.visible_to.includes('client'),
    }}
    fields={fieldsOf(conveyance)}
    onSubmit={async (body, key) => {
      await changeDocument(document, body, key)
      onDone()
    }}
  />
)

const VersionForm = ({ conveyance, document, onDone }: FormProps) => {
  const { id, group, folder } = document
  const send = useMemo(
    () => sendPartsTo({ caseId: conveyance.id, group, folder, document: id, is_shared: false }),
    [conveyance.id, group, folder, id],
  )
  return (
    <>
      <p>The versions before stay with the document.</p>
      <FileDrop
        label={`New version of ${document.name}`}
        name="version"
        limits={{ ...uploadLimits('staff'), mostFiles: 1 }}
        send={send}
        onSent={() => $documents.revalidate()}
      />
      <button type="button" className="btn" onClick={onDone}>
        Close
      </button>
    </>
  )
}

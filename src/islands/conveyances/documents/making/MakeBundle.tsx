import { useMemo } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Empty } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { canBundle } from '#domain/document/making/acts'
import { openDocument } from '#islands/conveyances/documents/document-address.ts'
import { makeFile } from '#stores/document/making'
import { BundleForm, bundleFields, bundleStart } from './bundle-fields.tsx'

type Props = { conveyance: Conveyance; documents: readonly Document[]; onDone: () => void }

/** Puts PDFs of the case together into one, with an index and page numbers. */
export default function MakeBundle({ conveyance, documents, onDone }: Props) {
  const pdfs = useMemo(() => documents.filter(canBundle), [documents])
  return (
    <Dialog title="Make a bundle" open wide onClose={onDone}>
      {pdfs.length === 0 ? (
        <Empty title="No PDFs in this case yet">
          <p>A bundle is made of PDFs. Upload one or make one from a template first.</p>
          <button type="button" className="btn" onClick={onDone}>
            Close
          </button>
        </Empty>
      ) : (
        <Chosen conveyance={conveyance} documents={pdfs} onDone={onDone} />
      )}
    </Dialog>
  )
}

const Chosen = ({ conveyance, documents, onDone }: Props) => {
  const fields = useMemo(() => bundleFields(conveyance, documents), [conveyance, documents])
  const start = useMemo(() => bundleStart(conveyance, 'completion'), [conveyance])
  return (
    <SchemaForm
      schema={BundleForm}
      submit="Make the bundle"
      of={conveyance.id}
      onCancel={onDone}
      start={start}
      fields={fields}
      onSubmit={async (body, id) => {
        const made = await makeFile({ kind: 'bundle', id, ...body })
        onDone()
        openDocument(made.id)
      }}
    />
  )
}

import { useMemo } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { isPdf } from '#domain/document/making/acts'
import {
  MOST_PICTURES,
  picturePages,
  RedactionOrder,
  redactedName,
} from '#domain/document/redaction/order'
import { openDocument } from '#islands/conveyances/documents/document-address.ts'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import { useOpened } from '#islands/documents/pages/use-opened.ts'
import { sendRedaction } from '#stores/document/redacting'
import { coveredPictures } from './covered-pictures.ts'
import { redactionFields } from './redaction-fields.tsx'

type Props = { conveyance: Conveyance; document: Document; onDone: () => void }

const Form = z.object({
  ...z.omit(RedactionOrder, { document: true, number: true }).shape,
  boxes: z._default(RedactionOrder.shape.boxes, []),
  folder: z._default(RedactionOrder.shape.folder, ''),
  is_shared: z._default(z.boolean(), false),
  has_pictures_only: z._default(z.boolean(), false),
})
type Form = z.infer<typeof Form>

/** Draws boxes over the pages of a document and makes a copy in which what they cover is gone. */
export default function Redact(props: Props) {
  const opened = useOpened(currentVersion(props.document))
  if (opened.is === 'opening') return <Skeleton rows={10} />
  if (opened.is === 'open') return <RedactionForm {...props} pages={opened.pages} />
  return (
    <>
      <p className="faults" role="alert">
        {opened.problem}
      </p>
      <button type="button" className="btn" onClick={props.onDone}>
        Close
      </button>
    </>
  )
}

const RedactionForm = ({ conveyance, document, pages, onDone }: Props & { pages: OpenedPages }) => {
  const fields = useMemo(
    () => redactionFields(conveyance.matter_type, pages, document),
    [conveyance.matter_type, pages, document],
  )
  const { group, folder, name } = document
  return (
    <SchemaForm
      schema={Form}
      submit="Make the redacted copy"
      of={document.id}
      onCancel={onDone}
      start={{
        ...{ boxes: [], reason: '', has_pictures_only: false },
        ...{ name: redactedName(name), group, folder, is_shared: false },
      }}
      fields={fields}
      onSubmit={async (form, id) => {
        const made = await sendCopy(document, pages, form, id)
        onDone()
        if (made !== null) openDocument(made)
      }}
    />
  )
}

const sendCopy = async (document: Document, pages: OpenedPages, form: Form, id: string) => {
  const numbers = picturePages(form, pages.count)
  if (numbers.length > MOST_PICTURES)
    throw new Error(
      `At most ${MOST_PICTURES} pages are made pictures at once. Redact the others in the copy.`,
    )
  const pictures = await coveredPictures(pages, numbers, form.boxes, !isPdf(document))
  const order = { ...form, document: document.id, number: document.current }
  return sendRedaction(id, order, pictures)
}

import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { currentVersion, type Document } from '#domain/document/document'
import { PagesOrder } from '#domain/document/making/order'
import { makeFile } from '#stores/document/making'
import { placeFields } from './place-fields.ts'

const Form = z.object({
  ...z.omit(PagesOrder, { kind: true, id: true, document: true }).shape,
  folder: z._default(PagesOrder.shape.folder, ''),
  is_shared: z._default(z.boolean(), false),
})

type Props = { conveyance: Conveyance; document: Document; onDone: () => void }

const fieldsOf = ({ conveyance, document }: Props): readonly FormPart[] => {
  const { pages } = currentVersion(document)
  return [
    {
      name: 'pages',
      label: 'Pages',
      hint: `Such as 1-3, 7${pages === null ? '' : `. It has ${pages}`}`,
      kind: 'text',
      width: 'w6',
    },
    ...placeFields(conveyance.matter_type),
  ]
}

/** Files some pages of a PDF as a document of their own; the PDF stays as it is. */
export default function ExtractPages({ conveyance, document, onDone }: Props) {
  const fields = useMemo(
    () => fieldsOf({ conveyance, document, onDone }),
    [conveyance, document, onDone],
  )
  const { group, folder, name } = document
  return (
    <SchemaForm
      schema={Form}
      submit="File these pages"
      of={document.id}
      onCancel={onDone}
      start={{
        pages: '',
        name: `${name.replace(/\.pdf$/i, '')}, pages`,
        ...{ group, folder },
        is_shared: false,
      }}
      fields={fields}
      onSubmit={async (body, id) => {
        await makeFile({ kind: 'pages', id, document: document.id, ...body })
        onDone()
      }}
    />
  )
}

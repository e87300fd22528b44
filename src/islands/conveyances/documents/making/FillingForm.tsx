import { useMemo, useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import type { CaseTemplate } from '#domain/document/making/view'
import { openDocument } from '#islands/conveyances/documents/document-address.ts'
import { makeFile } from '#stores/document/making'
import { fillingFields, fillingIn, fillingSchema, fillingStart } from './filling.ts'
import { MakingPane } from './MakingPane.tsx'

type Props = {
  conveyance: Conveyance
  documents: readonly Document[]
  template: CaseTemplate
  onDone: () => void
}

/** The questions of a template and where its document goes, beside the document as it would be made. */
export const FillingForm = ({ conveyance, documents, template, onDone }: Props) => {
  const start = useMemo(() => fillingStart(template), [template])
  const schema = useMemo(() => fillingSchema(template), [template])
  const fields = useMemo(
    () => fillingFields(template, conveyance.matter_type, documents),
    [template, conveyance.matter_type, documents],
  )
  const [values, setValues] = useState(start)
  return (
    <div className="making-parts">
      <SchemaForm
        schema={schema}
        submit="Make the document"
        of={`${conveyance.id} ${template.key}`}
        onCancel={onDone}
        start={start}
        fields={fields}
        onType={setValues}
        onSubmit={async ({ name, group, folder, is_shared, format, target, ...typed }, id) => {
          const made = await makeFile({
            kind: 'template',
            ...{ id, name, group, folder, is_shared, format },
            document: target || null,
            ...fillingIn(template, typed),
          })
          onDone()
          openDocument(made.id)
        }}
      />
      <MakingPane filling={fillingIn(template, values)} />
    </div>
  )
}

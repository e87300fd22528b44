import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { TemplatePublication } from '#domain/template/bodies'
import type { TemplateDetail } from '#domain/template/view'
import { today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { publishTemplate } from '#stores/template/template'

const Publication = z.object({
  effective_from: TemplatePublication.shape.effective_from,
  note: z._default(TemplatePublication.shape.note, ''),
})

type Props = { template: TemplateDetail; onDone: () => void }

export default function PublishTemplate({ template, onDone }: Props) {
  return (
    <>
      <p>
        New letters and messages use it from that day. What was made before stays as it is, and this
        version never changes again.
      </p>
      <SchemaForm
        schema={Publication}
        of={`publish ${template.id}`}
        version={template.version}
        start={{ effective_from: today(), note: '' }}
        fields={[
          { name: 'effective_from', label: 'Use from', kind: 'date' },
          { name: 'note', label: 'What changed (optional)', kind: 'text', width: 'w6' },
        ]}
        submit="Publish"
        onCancel={onDone}
        onSubmit={async (publication, key, version) => {
          await publishTemplate({ ...template, version }, publication, key)
          addToast({ severity: 'success', summary: 'Published', life: 4000 })
          onDone()
        }}
      />
    </>
  )
}

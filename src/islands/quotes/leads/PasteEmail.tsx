import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { PastedEmail } from '#domain/lead/bodies'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { pasteEmail } from '#stores/lead/acts'

export default function PasteEmail({ onDone }: { onDone: () => void }) {
  return (
    <SchemaForm
      schema={PastedEmail}
      submit="Create lead"
      onCancel={onDone}
      start={{ text: '' }}
      fields={[
        {
          name: 'text',
          label: 'The whole email',
          hint: 'Include the From and Subject lines. Name, address and price are taken from it.',
          kind: 'lines',
          width: 'w6',
        },
      ]}
      onSubmit={async ({ text }, key) => {
        const { id } = await pasteEmail(text, key)
        onDone()
        go(href('quotes-leads-id', { id }))
      }}
    />
  )
}

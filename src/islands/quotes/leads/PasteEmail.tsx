import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { PastedEmail } from '#domain/lead/bodies'
import { go } from '#lib/go'
import { href } from '#routes'
import { pasteEmail } from '#stores/lead/acts'

/** Makes a lead of an email, head and all. */
export default function PasteEmail({ onDone }: { onDone: () => void }) {
  return (
    <SchemaForm
      schema={PastedEmail}
      submit="Make it a lead"
      onCancel={onDone}
      start={{ text: '' }}
      fields={[
        {
          name: 'text',
          label: 'The whole email',
          hint: 'With its From and Subject lines: who it is, where and how much is read from it.',
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

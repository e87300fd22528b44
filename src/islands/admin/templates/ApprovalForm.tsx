import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { addToast } from '#stores/chrome/toasts'
import { $templateParts, changeApproval } from '#stores/template/template'

const Approval = z.object({ second_person: z._default(z.boolean(), false) })

export default function ApprovalForm({ onDone }: { onDone: () => void }) {
  return (
    <Loaded from={useStore($templateParts)} retry={() => $templateParts.revalidate()}>
      {({ second_person }) => (
        <>
          <p>
            Snippets that rules prescribe, such as the bank warning, always need a second person.
          </p>
          <SchemaForm
            schema={Approval}
            of="template approval"
            start={{ second_person }}
            fields={[
              {
                name: 'second_person',
                label: 'Somebody other than the editor publishes each template',
                kind: 'switch',
                width: 'w6',
              },
            ]}
            submit="Save"
            onCancel={onDone}
            onSubmit={async (body) => {
              await changeApproval(body.second_person)
              addToast({ severity: 'success', summary: 'Approval saved', life: 4000 })
              onDone()
            }}
          />
        </>
      )}
    </Loaded>
  )
}

import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { ViewName } from '#domain/list/saved-view'

const View = z.object({ name: ViewName, shared: z.boolean() })

type Props = {
  onSave: (name: string, shared: boolean) => Promise<unknown>
  onClose: () => void
}

export default function ViewForm({ onSave, onClose }: Props) {
  return (
    <Dialog title="Save this view" open onClose={onClose}>
      <p className="mute">Saves the filters, order and columns you see now.</p>
      <SchemaForm
        schema={View}
        submit="Save view"
        onCancel={onClose}
        start={{ name: '', shared: false }}
        fields={[
          { name: 'name', label: 'Name', kind: 'text', width: 'w6' },
          { name: 'shared', label: 'Share with everyone who can see this list', kind: 'check' },
        ]}
        onSubmit={async ({ name, shared }) => {
          await onSave(name, shared)
          onClose()
        }}
      />
    </Dialog>
  )
}

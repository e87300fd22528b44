import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { DateOnly } from '#domain/date-schema'
import type { InboxItem } from '#domain/inbox/item'
import type { Named } from '#domain/party'
import { shortDate } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { assignEmail, snoozeEmail } from '#stores/inbox/inbox'
import { AssignForm } from './AssignForm.tsx'

const FileOpen = lazy(() => import('./FileOpen.tsx'))

export type ItemForm = 'assign' | 'snooze' | 'file'

const titles: Readonly<Record<ItemForm, string>> = {
  assign: 'Assign the email',
  snooze: 'Snooze the email',
  file: 'File the email',
}

type Props = {
  item: InboxItem
  colleagues: readonly Named[]
  open: ItemForm | null
  onDone: () => void
}

/** The form that is open over an email of the inbox. */
export const ItemForms = ({ open, ...props }: Props) => (
  <Dialog title={titles[open ?? 'assign']} open={open !== null} onClose={props.onDone}>
    {open === 'assign' && <AssignItem {...props} />}
    {open === 'snooze' && <SnoozeForm {...props} />}
    <Suspense fallback={<Skeleton rows={3} />}>
      {open === 'file' && <FileOpen onDone={props.onDone} />}
    </Suspense>
  </Dialog>
)

type FormProps = Omit<Props, 'open'>

const AssignItem = ({ item, colleagues, onDone }: FormProps) => (
  <AssignForm
    of={`assign email ${item.id}`}
    assignedTo={item.assigned_to}
    colleagues={colleagues}
    onCancel={onDone}
    onAssign={async (user, key) => {
      const { assigned_to } = await assignEmail(item, user, key)
      const summary = assigned_to ? `Assigned to ${assigned_to.name}` : 'Assigned to nobody'
      addToast({ severity: 'success', summary })
      onDone()
    }}
  />
)

const Day = z.object({ until: DateOnly })

const SnoozeForm = ({ item, onDone }: FormProps) => (
  <SchemaForm
    schema={Day}
    submit="Snooze"
    of={`snooze email ${item.id}`}
    start={{ until: '' }}
    onCancel={onDone}
    fields={[
      {
        name: 'until',
        label: 'Back on',
        hint: 'It comes back at 08:00 on that day.',
        kind: 'date',
        quick: ['tomorrow', 2, 5],
      },
    ]}
    onSubmit={async ({ until }, key) => {
      await snoozeEmail(item, until, key)
      addToast({ severity: 'success', summary: `Snoozed to ${shortDate(until)}` })
      onDone()
    }}
  />
)

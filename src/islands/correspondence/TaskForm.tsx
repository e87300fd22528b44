import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { TaskCreation } from '#domain/conveyance/bodies'
import { today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { $conveyance } from '#stores/conveyance/conveyance'
import { createTask } from '#stores/conveyance/task-creation'
import type { EmailFormProps } from './email-forms.ts'

const Body = z.omit(TaskCreation, { version: true, user: true })

/** Adds a task about an email to its case. */
export default function TaskForm({ email, onDone }: EmailFormProps) {
  const { filing } = email
  if (filing === null) return null
  return (
    <SchemaForm
      schema={Body}
      submit="Add task"
      of={`task ${email.id}`}
      onCancel={onDone}
      start={{ title: `Answer ${email.from.name || email.from.address}`, due_on: today() }}
      fields={[
        { name: 'title', label: 'Task', kind: 'text', width: 'w6' },
        { name: 'due_on', label: 'Due on', kind: 'date', quick: [1, 3, 5] },
      ]}
      onSubmit={async (task, key) => {
        await createTask(filing.id, { ...task, user: null }, key)
        $conveyance.revalidate()
        addToast({ severity: 'success', summary: 'Task added', detail: task.title })
        onDone()
      }}
    />
  )
}

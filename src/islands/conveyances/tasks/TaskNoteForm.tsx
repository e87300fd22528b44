import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Task } from '#domain/conveyance/plan/plan'
import { TaskNote } from '#domain/conveyance/task/bodies'
import { noteTask } from '#stores/conveyance/task-arranging'

const Body = z.object({ note: z._default(TaskNote.shape.note, '') })

type Props = { task: Task; version: number; onDone: () => void }

/** The note that stands under a task; an empty one is removed. */
export default function TaskNoteForm({ task, version, onDone }: Props) {
  return (
    <SchemaForm
      schema={Body}
      submit="Save note"
      of={task.key}
      version={version}
      onCancel={onDone}
      start={{ note: task.note ?? '' }}
      fields={[{ name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 2000 }]}
      onSubmit={async ({ note }, key, from) => {
        await noteTask(task.key, note, key, from)
        onDone()
      }}
    />
  )
}

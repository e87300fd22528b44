import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { TaskCreation } from '#domain/conveyance/bodies'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { newTaskFields } from '#islands/conveyances/tasks/new-task-fields.ts'
import { useAssignees } from '#islands/conveyances/tasks/use-assignees.ts'
import { today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { findCases } from '#stores/conveyance/case-search'
import { createTask } from '#stores/conveyance/task-creation'
import type { ListChoice } from '#stores/list/choices'

const Body = z.extend(z.omit(TaskCreation, { version: true }), {
  case: z.string().check(z.minLength(1, 'Choose a case.')),
  user: z._default(z.string(), ''),
})

const fieldsFor = (others: readonly ListChoice[]): readonly FormPart[] => [
  {
    name: 'case',
    label: 'Case',
    kind: 'combobox',
    width: 'w6',
    find: findCases,
    hint: 'Search by client, address or reference.',
  },
  ...newTaskFields(others),
]

/** Adds a task to a case that the person picks, for themselves or for somebody else. */
export default function TaskDialog({ onDone }: { onDone: () => void }) {
  const people = useAssignees()
  return (
    <Dialog title="Add a task" open onClose={onDone}>
      {people === null ? <Skeleton rows={4} /> : <TaskForm people={people} onDone={onDone} />}
    </Dialog>
  )
}

type TaskFormProps = { people: readonly ListChoice[]; onDone: () => void }

const TaskForm = ({ people, onDone }: TaskFormProps) => {
  const me = useActingPerson().id
  const named = (id: string) => ({ id, name: people.find((it) => it.value === id)?.name ?? '' })
  return (
    <SchemaForm
      schema={Body}
      submit="Add task"
      onCancel={onDone}
      start={{ case: '', title: '', due_on: today(), user: '' }}
      fields={fieldsFor(people.filter((it) => it.value !== me))}
      onSubmit={async ({ case: id, user, ...task }, key) => {
        await createTask(id, { ...task, user: user === '' ? null : named(user) }, key)
        addToast({ severity: 'success', summary: 'Task added', detail: task.title })
        onDone()
      }}
    />
  )
}

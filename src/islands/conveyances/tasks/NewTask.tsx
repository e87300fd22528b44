import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { TaskCreation } from '#domain/conveyance/bodies'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { $conveyance } from '#stores/conveyance/conveyance'
import { createTask } from '#stores/conveyance/task-creation'
import { newTaskFields } from './new-task-fields.ts'
import { useAssignees } from './use-assignees.ts'

const Body = z.extend(z.omit(TaskCreation, { version: true }), {
  user: z._default(z.string(), ''),
})

type Props = { caseFile: CaseDetail; onDone: () => void }

/** Adds a task to the case on the page, for oneself or for somebody else. */
export default function NewTask({ caseFile, onDone }: Props) {
  const people = useAssignees()
  const me = useActingPerson().id
  const { id } = caseFile.conveyance
  if (people === null) return <Skeleton rows={3} />
  const named = (user: string) => ({
    id: user,
    name: people.find((it) => it.value === user)?.name ?? '',
  })
  return (
    <SchemaForm
      schema={Body}
      submit="Add task"
      of={id}
      onCancel={onDone}
      start={{ title: '', due_on: today(), user: '' }}
      fields={newTaskFields(people.filter((it) => it.value !== me))}
      onSubmit={async ({ user, ...task }, key) => {
        await createTask(id, { ...task, user: user === '' ? null : named(user) }, key)
        $conveyance.revalidate()
        addToast({ severity: 'success', summary: 'Task added', detail: task.title })
        onDone()
      }}
    />
  )
}

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { Task } from '#domain/conveyance/plan/plan'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { assignTask } from '#stores/conveyance/conveyance'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices } from '#stores/user/person-choices'

const Body = z.object({ user: z._default(z.string(), '') })

/** Gives a task to a member of staff, or back to everybody of its role. */
export default function TaskAssignForm({ task, onDone }: { task: Task; onDone: () => void }) {
  const [people, setPeople] = useState<readonly ListChoice[] | null>(null)
  useEffect(() => {
    // The store has shown the error; the list stays empty.
    assigneeChoices().then(setPeople, () => setPeople([]))
  }, [])
  if (people === null) return <Skeleton rows={2} />
  const named = (id: string) => ({ id, name: people.find((it) => it.value === id)?.name ?? '' })
  const { role, user } = task.assignee
  return (
    <SchemaForm
      schema={Body}
      submit="Assign"
      of={task.key}
      onCancel={onDone}
      start={{ user: user?.id ?? '' }}
      fields={[
        {
          name: 'user',
          label: 'Assigned to',
          kind: 'select',
          width: 'w6',
          options: [
            { value: '', label: `Nobody: ${stepRoleNames[role].toLowerCase()}` },
            ...people,
          ],
        },
      ]}
      onSubmit={async ({ user: id }) => {
        await assignTask(task.key, { user: id === '' ? null : named(id) })
        onDone()
      }}
    />
  )
}

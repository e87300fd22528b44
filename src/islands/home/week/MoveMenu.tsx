import { lazy, Suspense, useState } from 'react'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import type { DayTask } from '#domain/conveyance/my-day'
import { date } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { snoozeDayTask } from '#stores/conveyance/day/acts'
import { useCanWork } from '../use-can-work.ts'

const DayActDialog = lazy(() => import('../acts/DayActDialog.tsx'))

const showFailure = showRefusal('Couldn’t move the task')

const move = async (task: DayTask, due_on: string) => {
  await snoozeDayTask(task, { due_on, reason: 'Moved in the week plan' })
  addToast({ severity: 'success', summary: `Moved to ${date(due_on)}`, detail: task.title })
}

type Props = { task: DayTask; day: string; days: readonly string[] }

/** Moves a task to a later day of the week, to any other day, or to somebody else. */
export const MoveMenu = ({ task, day, days }: Props) => {
  const [act, setAct] = useState<'snooze' | 'assign' | null>(null)
  const canWork = useCanWork()
  if (!canWork) return null
  const later = days.filter((it) => it > day || (it === day && task.days_late > 0))
  const choices: Choice[] = [
    ...later.map((it) => ({
      key: it,
      label: `Move to ${date(it)}`,
      onChoose: () => void move(task, it).catch(showFailure),
    })),
    { key: 'snooze', label: 'Another day', onChoose: () => setAct('snooze') },
    { key: 'assign', label: 'Assign', onChoose: () => setAct('assign') },
  ]
  return (
    <>
      <RowMenu label={`Actions for ${task.title}`} className="icon-btn" choices={choices} />
      {act && (
        <Suspense>
          <DayActDialog act={act} line={task} onDone={() => setAct(null)} />
        </Suspense>
      )}
    </>
  )
}

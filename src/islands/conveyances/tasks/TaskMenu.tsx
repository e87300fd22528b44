import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { Task } from '#domain/conveyance/plan/plan'
import type { TaskAct } from '#domain/conveyance/plan/task-acts'
import { $taskForm, receiveTask, requestTask } from '#stores/conveyance/conveyance'

export const TaskMenu = ({ task, acts }: { task: Task; acts: Acts<TaskAct> }) => (
  <LazyMenu
    className="icon-btn more-acts"
    label={`More actions: ${task.title}`}
    trigger={<Icon name="ellipsis" />}
    choices={choicesOf(task, acts)}
  />
)

const choicesOf = (task: Task, acts: Acts<TaskAct>): Choice[] => [
  ...handoverOf(task, acts),
  {
    key: 'later',
    label: 'Snooze',
    icon: 'alarm-clock',
    why: reasonAgainst(acts.snooze),
    onChoose: () => $taskForm.set({ name: 'snooze', task: task.key }),
  },
  {
    key: 'skip',
    label: 'Not applicable',
    icon: 'ban',
    why: reasonAgainst(acts.skip),
    onChoose: () => $taskForm.set({ name: 'skip', task: task.key }),
  },
]

const handoverOf = (task: Task, acts: Acts<TaskAct>): Choice[] => {
  if (task.waits_on === null) return []
  if (task.status === 'waiting')
    return [
      {
        key: 'arrived',
        label: 'Mark as received',
        icon: 'inbox',
        why: reasonAgainst(acts.receive),
        onChoose: () => void receiveTask(task.key).catch(() => null),
      },
    ]
  return [
    {
      key: 'asked',
      label: 'Mark as requested',
      icon: 'send',
      why: reasonAgainst(acts.request),
      onChoose: () => void requestTask(task.key).catch(() => null),
    },
  ]
}

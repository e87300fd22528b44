import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import type { Choice } from '#components/overlay/Menu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { Task } from '#domain/conveyance/plan/plan'
import type { TaskAct } from '#domain/conveyance/plan/task-acts'
import { $taskForm, receiveTask, requestTask } from '#stores/conveyance/conveyance'

/** What else can become of a task than being done. */
export const TaskMenu = ({ task, acts }: { task: Task; acts: Acts<TaskAct> }) => (
  <LazyMenu
    className="icon-btn more-acts"
    label={`More about: ${task.title}`}
    trigger={<Icon name="ellipsis" />}
    choices={choicesOf(task, acts)}
  />
)

const choicesOf = (task: Task, acts: Acts<TaskAct>): Choice[] => {
  const handed: Choice[] =
    task.waits_on === null
      ? []
      : task.status === 'waiting'
        ? [
            {
              key: 'arrived',
              label: 'It came: the rest is ours',
              icon: 'inbox',
              why: reasonAgainst(acts.receive),
              onChoose: () => void receiveTask(task.key).catch(() => null),
            },
          ]
        : [
            {
              key: 'asked',
              label: 'We asked: it is with them',
              icon: 'send',
              why: reasonAgainst(acts.request),
              onChoose: () => void requestTask(task.key).catch(() => null),
            },
          ]
  return [
    ...handed,
    {
      key: 'later',
      label: 'Do it later',
      icon: 'alarm-clock',
      why: reasonAgainst(acts.snooze),
      onChoose: () => $taskForm.set({ name: 'snooze', task: task.key }),
    },
    {
      key: 'skip',
      label: 'Leave it out',
      icon: 'ban',
      why: reasonAgainst(acts.skip),
      onChoose: () => $taskForm.set({ name: 'skip', task: task.key }),
    },
  ]
}

import type { Task } from './plan.ts'

/** 'Draft contract' as 'draft contract'; 'HM Land …' and 'AP1 …' stay as they are. */
export const midSentence = (title: string) =>
  /^\p{Lu}[\p{Ll}’]/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title

/** The `task.updated` event of a task, titled like 'Skipped: draft contract'. */
export const taskUpdatedEvent = (
  task: Task,
  action: string,
  detail: Readonly<Record<string, unknown>>,
) => ({
  name: 'task.updated' as const,
  changed: [task.key],
  detail: { task: task.key, title: `${action}: ${midSentence(task.title)}`, ...detail },
})

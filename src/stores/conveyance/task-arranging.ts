import { conveyanceApi } from '#domain/conveyance/api'
import type { TaskDirection } from '#domain/conveyance/task/acts'
import { call } from '#lib/api'
import { caseId } from './case-store.ts'
import { $conveyance, write } from './conveyance.ts'

/** Puts a note on a task of the case on the page; '' removes it. */
export const noteTask = (task: string, note: string, key: string, version?: number) =>
  write('note_task', { note }, { task, key, version })

export const moveTask = (task: string, direction: TaskDirection) =>
  write('move_task', { direction }, { task })

/** Completes tasks, and returns those that could not be, with the reason. */
export const completeTasks = async (tasks: string[], key: string) => {
  try {
    return await call(conveyanceApi.complete_tasks, {
      params: { id: caseId() },
      body: { tasks },
      key,
    })
  } finally {
    $conveyance.revalidate()
  }
}

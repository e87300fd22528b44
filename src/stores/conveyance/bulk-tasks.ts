import { type BulkProgress, changeEachCase } from './each-case.ts'
import { createTask } from './task-creation.ts'

type Task = Parameters<typeof createTask>[1]
type Cases = Parameters<typeof changeEachCase>[0]

/** Adds the same task to cases one after the other; returns how many have it, and why the others do not. */
export const addTaskToCases = (rows: Cases, task: Task, progress: BulkProgress) =>
  changeEachCase(
    rows,
    async ({ id }, key) => {
      await createTask(id, task, key)
      return null
    },
    progress,
  )

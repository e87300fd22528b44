import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { refreshConveyances } from './conveyances.ts'
import { createTask } from './task-creation.ts'

type Task = Parameters<typeof createTask>[1]

type Progress = {
  /** The idempotency key of a case; the same for each attempt. */
  readonly keyOf: (id: string) => string
  readonly onProgress: (done: number) => void
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Couldn’t save. Try again.'

/** Adds the same task to cases one after the other; returns how many have it, and why the others do not. */
export const addTaskToCases = async (
  rows: readonly ConveyanceRow[],
  task: Task,
  { keyOf, onProgress }: Progress,
) => {
  const refused: { name: string; why: string }[] = []
  for (const [at, { id, ref }] of rows.entries()) {
    try {
      await createTask(id, task, keyOf(id))
    } catch (error) {
      refused.push({ name: ref, why: reasonOf(error) })
    }
    onProgress(at + 1)
  }
  refreshConveyances()
  return { done: rows.length - refused.length, refused }
}

import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'

const version = z.int().check(z.minimum(0))

export const TaskNote = z.strictObject({
  version,
  note: z.string().check(z.trim(), atMost(2000)),
})

export const TaskMove = z.strictObject({ version, direction: z.enum(['up', 'down']) })

/** Whatever else changed in the case; each task is judged as it is. */
export const TasksCompletion = z.strictObject({
  tasks: z.array(z.string()).check(z.minLength(1, 'Select a task.'), z.maxLength(80)),
})

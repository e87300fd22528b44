import * as z from 'zod/mini'
import { keyDateKeys } from '#domain/conveyance/plan/key-date'
import { AnyField } from '#domain/conveyance/workflow/condition'
import { Key } from '#domain/conveyance/workflow/step-key'

const Days = z.int().check(z.minimum(0), z.maximum(400))
const Offset = z.int().check(z.minimum(-400), z.maximum(400))

/** An event of the case by its name; `where` names values that its detail must have: `{ to: 'exchanged' }`. */
const EventTrigger = z.strictObject({
  event: z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/, 'Enter the name of an event.')),
  where: z.optional(
    z.catchall(
      z.object({}),
      z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
    ),
  ),
})

/** A change of one of the details that conditions can ask for. */
const FieldTrigger = z.strictObject({ field: AnyField })

const StepTrigger = z.strictObject({ step: Key, is: z.enum(['done', 'reopened']) })

/** The working day on which a step has been open, or late, for so many working days. */
const OpenForTrigger = z.strictObject({ step: Key, open_for_wd: Days })
const LateForTrigger = z.strictObject({ step: Key, late_for_wd: Days })

/** The day before (negative) or after a key date. */
const DateTrigger = z.strictObject({
  date: z.enum(keyDateKeys),
  offset: Offset,
  unit: z.enum(['wd', 'd']),
})

/** What makes a rule run. */
export const Trigger = z.union([
  EventTrigger,
  FieldTrigger,
  StepTrigger,
  OpenForTrigger,
  LateForTrigger,
  DateTrigger,
])
export type Trigger = z.infer<typeof Trigger>

export type TimedTrigger = z.infer<
  typeof OpenForTrigger | typeof LateForTrigger | typeof DateTrigger
>

/** Whether a trigger is a day that comes by itself, not something that happens. */
export const isTimed = (trigger: Trigger): trigger is TimedTrigger =>
  'date' in trigger || 'open_for_wd' in trigger || 'late_for_wd' in trigger

import * as z from 'zod/mini'
import { ClassificationCode, ClassificationContent } from './classification.ts'

const version = z.int().check(z.minimum(0))

export const ClassificationEntry = z.extend(ClassificationContent, { code: ClassificationCode })
export type ClassificationEntry = z.infer<typeof ClassificationEntry>
export const ClassificationChange = z.extend(ClassificationContent, { version })
export type ClassificationChange = z.infer<typeof ClassificationChange>
export const ClassificationState = z.strictObject({ version, is_active: z.boolean() })

const into = ClassificationCode
/** Everything that has it gets the other one, and it is retired. */
export const ClassificationMerger = z.strictObject({ version, into })
export type ClassificationMerger = z.infer<typeof ClassificationMerger>

/** What of a classification is moved. */
export const MovedKind = z.enum(['open', 'library', 'standard_replies'])
export type MovedKind = z.infer<typeof MovedKind>
export const ClassificationMove = z.strictObject({
  version,
  into,
  what: z.array(MovedKind).check(z.minLength(1, 'Choose what to move.')),
})
export type ClassificationMove = z.infer<typeof ClassificationMove>

/** Every code once, in its new order. */
export const ClassificationOrder = z.strictObject({
  codes: z.array(z.string()).check(z.maxLength(500)),
})
export type ClassificationOrder = z.infer<typeof ClassificationOrder>

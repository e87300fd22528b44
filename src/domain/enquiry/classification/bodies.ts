import * as z from 'zod/mini'
import { ClassificationCode, ClassificationContent } from './classification.ts'

const version = z.int().check(z.minimum(0))

export const ClassificationEntry = z.extend(ClassificationContent, { code: ClassificationCode })
export type ClassificationEntry = z.infer<typeof ClassificationEntry>
export const ClassificationChange = z.extend(ClassificationContent, { version })
export type ClassificationChange = z.infer<typeof ClassificationChange>
export const ClassificationState = z.strictObject({ version, is_active: z.boolean() })

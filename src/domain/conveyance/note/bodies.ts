import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'
import { NoteAudience } from './note.ts'

const version = z.int().check(z.minimum(0))
const required = (message: string, maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1, message), atMost(maxLength))

const content = {
  text: required('Enter the note.', 4000),
  shared_with: z.array(NoteAudience).check(z.maxLength(2)),
}

export const NoteEntry = z.strictObject({
  ...content,
  /** The ids of the colleagues who get a notice. */
  mentions: z.array(z.string()).check(z.maxLength(20, 'Mention 20 colleagues or fewer.')),
})
export type NoteEntry = z.infer<typeof NoteEntry>

export const NoteChange = z.strictObject({ ...content, version })
export type NoteChange = z.infer<typeof NoteChange>

export const NotePin = z.strictObject({ version, is_pinned: z.boolean() })
export const NoteWithdrawal = z.strictObject({ version, reason: required('Enter a reason.', 500) })

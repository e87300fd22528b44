import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

/** Who sees a note besides the staff. */
export const NoteAudience = z.enum(['client', 'agent'])
export type NoteAudience = z.infer<typeof NoteAudience>

/** What somebody noted on a case. Notes are never deleted: a withdrawn one stays with its mark. */
export const CaseNote = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  text: z.string(),
  by: Named,
  at: Instant,
  /** Empty for an internal note. */
  shared_with: z.array(NoteAudience),
  /** The colleagues who got a notice of it. */
  mentions: z.array(Named),
  is_pinned: z.boolean(),
  /** The texts of before, oldest first, each with the time at which it was replaced. */
  earlier: z.array(z.object({ text: z.string(), until: Instant })),
  withdrawn: z.nullable(z.object({ by: Named, at: Instant, reason: z.string() })),
})
export type CaseNote = z.infer<typeof CaseNote>

/** A shared note as clients and agents read it. */
export const SharedNote = z.object({
  id: z.string(),
  conveyance_id: z.string(),
  text: z.string(),
  by: z.string(),
  at: Instant,
})
export type SharedNote = z.infer<typeof SharedNote>

export const sharedNote = ({ id, conveyance_id, text, by, at }: CaseNote): SharedNote => ({
  id,
  conveyance_id,
  text,
  by: by.name,
  at,
})

export const isSharedWith = (note: CaseNote, audience: NoteAudience) =>
  note.withdrawn === null && note.shared_with.includes(audience)

/** Pinned notes first, then the newest; withdrawn ones lose their pin. */
export const byPin = (notes: readonly CaseNote[]): readonly CaseNote[] =>
  notes.toSorted(
    (a, b) => Number(isOnTop(b)) - Number(isOnTop(a)) || (a.at === b.at ? 0 : a.at < b.at ? 1 : -1),
  )

const isOnTop = ({ is_pinned, withdrawn }: CaseNote) => is_pinned && withdrawn === null

import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { NoteChange, NoteEntry } from './bodies.ts'
import type { CaseNote } from './note.ts'

type NewNote = Pick<CaseNote, 'id' | 'conveyance_id' | 'by' | 'at' | 'mentions'> &
  Pick<NoteEntry, 'text' | 'shared_with'>

export const newNote = (note: NewNote): CaseNote => ({
  ...note,
  shared_with: [...new Set(note.shared_with)],
  version: 1,
  is_pinned: false,
  earlier: [],
  withdrawn: null,
})

/** The note with another text, its old one among the earlier texts, or shared with others. */
export const changedNote = (
  note: CaseNote,
  { text, shared_with }: Omit<NoteChange, 'version'>,
  now: Instant,
): CaseNote => ({
  ...note,
  version: note.version + 1,
  text,
  shared_with: [...new Set(shared_with)],
  earlier: text === note.text ? note.earlier : [...note.earlier, { text: note.text, until: now }],
})

export const pinnedNote = (note: CaseNote, is_pinned: boolean): CaseNote => ({
  ...note,
  version: note.version + 1,
  is_pinned,
})

export const withdrawnNote = (
  note: CaseNote,
  reason: string,
  by: Named,
  at: Instant,
): CaseNote => ({
  ...note,
  version: note.version + 1,
  withdrawn: { by: { id: by.id, name: by.name }, at, reason },
})

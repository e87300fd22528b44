import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayChangeNote, mayPinNote, mayWithdrawNote } from '#domain/conveyance/note/acts'
import type { NoteChange, NoteEntry } from '#domain/conveyance/note/bodies'
import { changedNote, newNote, pinnedNote, withdrawnNote } from '#domain/conveyance/note/changing'
import { byPin, type CaseNote } from '#domain/conveyance/note/note'
import { invalid } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { colleaguesOf } from './colleagues.ts'
import { caseNoteDocument } from './document.ts'

export const notesOf = ({ store, conveyances }: RequestContext, id: string): CaseNote[] => [
  ...byPin(caseRecordsOf(store, caseNoteDocument).of([conveyances.get(id).id])),
]

/** The clients and the agency that receive the broadcast of a note, as far as it is or was shared. */
const concernedOf = (conveyance: Conveyance, ...notes: readonly CaseNote[]) => {
  const shared = new Set(notes.flatMap(({ shared_with }) => shared_with))
  return {
    ...staffOfCase(conveyance),
    clients: shared.has('client') ? conveyance.clients.map((it) => it.contact_id) : [],
    agencies: shared.has('agent') && conveyance.agency ? [conveyance.agency.agency.id] : [],
  }
}

const assertAgent = ({ agency }: Conveyance, { shared_with }: Pick<NoteEntry, 'shared_with'>) => {
  if (shared_with.includes('agent') && agency === null)
    throw invalid({ shared_with: ['This case has no estate agent.'] })
}

/** Adds a note and tells the mentioned; throws 422 for somebody who may not see the case. */
export const addNote = (context: RequestContext, id: string, entry: NoteEntry): CaseNote => {
  const { store, newId, by, now, recordEvents } = context
  const conveyance = caseToChange(context, id)
  assertAgent(conveyance, entry)
  const mentions = mentionedIn(context, conveyance, entry.mentions)
  const author = { id: by.id, name: by.name }
  const { text, shared_with } = entry
  const note = caseRecordsOf(store, caseNoteDocument).insert(
    newNote({ id: newId(), conveyance_id: id, by: author, at: now, text, shared_with, mentions }),
  )
  recordEvents(
    [
      {
        name: 'note.added',
        ...ofCase(conveyance),
        changed: ['notes'],
        detail: { text, shared_with },
      },
    ],
    concernedOf(conveyance, note),
  )
  if (mentions.length > 0) tellMentioned(context, conveyance, note)
  return note
}

const tellMentioned = (
  { recordEvents }: RequestContext,
  conveyance: Conveyance,
  { text, mentions }: CaseNote,
) =>
  recordEvents(
    [
      {
        name: 'note.mentioned',
        ...ofCase(conveyance),
        changed: ['notes'],
        detail: { text, names: mentions.map(({ name }) => name) },
      },
    ],
    { users: mentions.map((it) => it.id) },
  )

const mentionedIn = (context: RequestContext, conveyance: Conveyance, ids: readonly string[]) => {
  if (ids.length === 0) return []
  const colleagues = colleaguesOf(context, conveyance)
  return [...new Set(ids)].map((id) => {
    const found = colleagues.find((it) => it.id === id)
    if (!found) throw invalid({ mentions: ['Choose colleagues who may see this case.'] })
    return found
  })
}

type NoteAddress = { readonly id: string; readonly note: string }

const noteToChange = (context: RequestContext, { id, note }: NoteAddress, version: number) => {
  const conveyance = caseToChange(context, id)
  const notes = caseRecordsOf(context.store, caseNoteDocument)
  const before = notes.get(id, note)
  requireFresh(version, before)
  return { conveyance, notes, before }
}

/** Corrects a note of one’s own on the day of its writing; its earlier text is kept. */
export const changeNote = (
  context: RequestContext,
  address: NoteAddress,
  { version, ...content }: NoteChange,
): CaseNote => {
  const { conveyance, notes, before } = noteToChange(context, address, version)
  assertAllowed(mayChangeNote(before, context.by, context.today))
  assertAgent(conveyance, content)
  const note = notes.replace(changedNote(before, content, context.now))
  const detail = { text: note.text, from: before.text, shared_with: note.shared_with }
  context.recordEvents(
    [{ name: 'note.changed', ...ofCase(conveyance), changed: ['notes'], detail }],
    concernedOf(conveyance, before, note),
  )
  return note
}

export const pinNote = (
  context: RequestContext,
  address: NoteAddress,
  { version, is_pinned }: { readonly version: number; readonly is_pinned: boolean },
): CaseNote => {
  const { conveyance, notes, before } = noteToChange(context, address, version)
  assertAllowed(mayPinNote(before))
  if (before.is_pinned === is_pinned) return before
  const note = notes.replace(pinnedNote(before, is_pinned))
  context.recordEvents(
    [
      {
        name: 'note.pinned',
        ...ofCase(conveyance),
        changed: ['notes'],
        detail: { text: note.text, is_pinned },
      },
    ],
    staffOfCase(conveyance),
  )
  return note
}

/** Withdraws a note, which nobody outside reads from then on; staff see it with its mark. */
export const withdrawNote = (
  context: RequestContext,
  address: NoteAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CaseNote => {
  const { conveyance, notes, before } = noteToChange(context, address, version)
  assertAllowed(mayWithdrawNote(before))
  const note = notes.replace(withdrawnNote(before, reason, context.by, context.now))
  context.recordEvents(
    [
      {
        name: 'note.withdrawn',
        ...ofCase(conveyance),
        changed: ['notes'],
        detail: { text: note.text, reason },
      },
    ],
    concernedOf(conveyance, before),
  )
  return note
}

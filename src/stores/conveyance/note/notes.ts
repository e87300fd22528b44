import { caseNoteApi } from '#domain/conveyance/note/api'
import type { CaseNote } from '#domain/conveyance/note/note'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, change, save } = caseStoreOf<CaseNote[], CaseNote>('case-notes', (id) =>
  call(caseNoteApi.list, { params: { id } }),
)

export const $caseNotes = $store

/** The colleagues that a note on this case may mention. */
export const fetchColleagues = () => call(caseNoteApi.colleagues, { params: { id: caseId() } })

/** Adds a note; the key makes a repeated request harmless. */
export const addNote = (body: BodyInput<typeof caseNoteApi.add>, key: string) =>
  save(call(caseNoteApi.add, { params: { id: caseId() }, body, key }))

type NoteTarget = Pick<CaseNote, 'id' | 'version'>

const paramsOf = ({ id }: NoteTarget) => ({ id: caseId(), note: id })

export const changeNote = (
  note: NoteTarget,
  body: Pick<CaseNote, 'text' | 'shared_with'>,
  key: string,
) => change(caseNoteApi.change, body, { params: paramsOf(note), version: note.version, key })

export const pinNote = (note: NoteTarget, is_pinned: boolean) =>
  change(caseNoteApi.pin, { is_pinned }, { params: paramsOf(note), version: note.version })

export const withdrawNote = (note: NoteTarget, reason: string, key: string) =>
  change(caseNoteApi.withdraw, { reason }, { params: paramsOf(note), version: note.version, key })

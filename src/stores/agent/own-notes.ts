import { agentNoteApi } from '#domain/agent/note/api'
import type { AgentNoteEntry } from '#domain/agent/note/bodies'
import type { AgentNote } from '#domain/agent/note/note'
import { call } from '#lib/api'
import { type ChangeBody, saverOf } from '#stores/record/saving'
import { agencyStoreOf } from './agency-store.ts'

/** What the signed-in agent’s agency wrote about its cases, newest first. */
export const $agencyNotes = agencyStoreOf<AgentNote[]>('agency-notes', () => call(agentNoteApi.own))

const refresh = () => $agencyNotes.revalidate()
const { save, change } = saverOf<AgentNote>({ show: refresh, showCurrent: refresh })

export const writeNote = (id: string, body: AgentNoteEntry, key: string) =>
  save(call(agentNoteApi.write, { params: { id }, body, key }))

export const changeNote = (
  { id, conveyance_id, version }: AgentNote,
  body: ChangeBody<typeof agentNoteApi.change>,
  key: string,
) => change(agentNoteApi.change, body, { params: { id: conveyance_id, note: id }, version, key })

import { assertAllowed } from '#domain/act'
import { mayChangeNote, mayWriteNote } from '#domain/agent/note/acts'
import type { AgentNoteChange, AgentNoteEntry } from '#domain/agent/note/bodies'
import type { AgentNote } from '#domain/agent/note/note'
import { peopleOfConveyance } from '#domain/conveyance/access'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { notFound } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { ofCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { agentNoteDocument } from './document.ts'

const notesOf = ({ store }: RequestContext) => caseRecordsOf(store, agentNoteDocument)

const MOST_CASES = 200

const isOwn = ({ agencies, person }: RequestContext, { agency_id }: AgentNote) =>
  (agencies.current(agency_id)?.id ?? agency_id) === person.agency_id

/** What the agent’s agency wrote about cases that are still theirs, newest first. */
export const ownNotes = (context: RequestContext): AgentNote[] => {
  const ids = context.store
    .rows<{ id: string }>(
      `SELECT DISTINCT n.conveyance_id AS id FROM agent_notes AS n
       JOIN conveyance_keys AS t ON t.id = n.conveyance_id
       WHERE t.agency_id = ? ORDER BY n.conveyance_id DESC LIMIT ?`,
      context.person.agency_id ?? '',
      MOST_CASES,
    )
    .map(({ id }) => id)
  return notesOf(context)
    .of(ids)
    .filter((it) => isOwn(context, it))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

/** What the agent of a case wrote for the firm as well, newest first; throws 404 out of scope. */
export const notesForFirm = (context: RequestContext, id: string): AgentNote[] =>
  notesOf(context)
    .of([context.conveyances.get(id).id])
    .filter(({ audience }) => audience === 'agency_and_firm')
    .toReversed()

const record = (context: RequestContext, conveyance: Conveyance, note: AgentNote) => {
  const { agency } = conveyance
  const agencies = [note.agency_id]
  if (note.audience === 'agency_and_firm') {
    const detail = { agency: agency?.agency.name ?? '', text: note.text }
    const event = { name: 'agent-note.shared' as const, ...ofCase(conveyance), detail }
    const users = peopleOfConveyance(conveyance)
    context.recordEvents([{ ...event, changed: ['agent_notes'] }], { users, agencies })
    return
  }
  const version = context.agencies.current(note.agency_id)?.version ?? 0
  const of = { subject: 'agency' as const, id: note.agency_id, version }
  const event = { name: 'agent-note.kept' as const, ...of, detail: { by: note.by.name } }
  context.recordEvents([{ ...event, changed: ['notes'] }], { agencies })
}

/** Writes a note about a case; throws 404 for a case of another agency, 409 once it has ended. */
export const writeNote = (
  context: RequestContext,
  id: string,
  { audience, text }: AgentNoteEntry,
): AgentNote => {
  const conveyance = context.conveyances.get(id)
  const { by, now, newId, person } = context
  const own = notesOf(context)
    .of([id])
    .filter((it) => isOwn(context, it))
  assertAllowed(mayWriteNote(conveyance, own))
  const note = notesOf(context).insert({
    id: newId(),
    version: 1,
    conveyance_id: id,
    agency_id: person.agency_id ?? '',
    audience,
    text,
    by: { id: by.id, name: by.name },
    at: now,
    edited_at: null,
  })
  record(context, conveyance, note)
  return note
}

type Address = { readonly id: string; readonly note: string }

/** Changes a note that the agent wrote; throws 404 for one of another agency, 409 for one of a colleague. */
export const changeNote = (
  context: RequestContext,
  address: Address,
  { version, audience, text }: AgentNoteChange,
): AgentNote => {
  const conveyance = context.conveyances.get(address.id)
  const before = notesOf(context).get(address.id, address.note)
  if (!isOwn(context, before)) throw notFound()
  requireFresh(version, before)
  assertAllowed(mayChangeNote(conveyance, before, context.person, { audience }))
  const edited_at = context.now
  const note = { ...before, version: version + 1, audience, text, edited_at }
  const saved = notesOf(context).replace(note)
  record(context, conveyance, saved)
  return saved
}

import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import type { AgentNote, AgentNoteAudience } from './note.ts'

/** Most notes of one agency about one case. */
export const MOST_AGENT_NOTES = 100

/** Whether an agency may write a further note about a case: 409 once it has ended, and at the most. */
export const mayWriteNote = (
  conveyance: Pick<Conveyance, 'status'>,
  notes: readonly unknown[],
): Verdict =>
  firstRefusal(
    refuseIf(isEnded(conveyance), 'agent_note.ended', 'This case has ended.'),
    refuseIf(
      notes.length >= MOST_AGENT_NOTES,
      'agent_note.most',
      `There are ${MOST_AGENT_NOTES} notes about this case already. Change one of them.`,
    ),
  )

type Change = { readonly audience: AgentNoteAudience }

/** Whether an agent may change a note: their own alone, and what the firm has read stays with it. */
export const mayChangeNote = (
  conveyance: Pick<Conveyance, 'status'>,
  note: Pick<AgentNote, 'by' | 'audience'>,
  person: { readonly id: string },
  change: Change = note,
): Verdict =>
  firstRefusal(
    refuseIf(isEnded(conveyance), 'agent_note.ended', 'This case has ended.'),
    refuseIf(
      note.by.id !== person.id,
      'agent_note.not_own',
      `${note.by.name} wrote this note, so nobody else can change it.`,
    ),
    refuseIf(
      note.audience === 'agency_and_firm' && change.audience === 'agency',
      'agent_note.shared',
      'The conveyancer has this note already. It stays visible to them.',
    ),
  )

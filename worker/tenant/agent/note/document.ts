import { AgentNote } from '#domain/agent/note/note'
import type { DocumentShape } from '#tenant/core/document'

export const agentNoteDocument: DocumentShape<AgentNote> = {
  name: 'agent_notes',
  isVersioned: true,
  shape: 1,
  schema: AgentNote,
  upgrades: [],
}

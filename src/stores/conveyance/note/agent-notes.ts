import { agentNoteApi } from '#domain/agent/note/api'
import type { AgentNote } from '#domain/agent/note/note'
import { call } from '#lib/api'
import { caseStoreOf } from '#stores/conveyance/case-store'

/** What the agent of the case on the page wrote for the firm as well, newest first. */
export const { $store: $agentNotesOfCase } = caseStoreOf<AgentNote[]>('case-agent-notes', (id) =>
  call(agentNoteApi.list, { params: { id } }),
)

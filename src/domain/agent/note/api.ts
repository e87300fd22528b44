import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { AgentNoteChange, AgentNoteEntry } from './bodies.ts'
import { AgentNote } from './note.ts'

const agent = { who: ['agent'], can: [] } as const

export const agentNoteApi = endpointsOf({
  /** What the agent’s agency wrote about its cases, newest first. */
  own: { ...agent, method: 'GET', path: '/api/agent/notes', reply: z.array(AgentNote) },
  write: {
    ...agent,
    method: 'POST',
    path: '/api/agent/cases/:id/notes',
    body: AgentNoteEntry,
    reply: AgentNote,
  },
  change: {
    ...agent,
    method: 'PATCH',
    path: '/api/agent/cases/:id/notes/:note',
    body: AgentNoteChange,
    reply: AgentNote,
  },
  /** What the agent of a case wrote for the firm as well, newest first. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/agent-notes',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(AgentNote),
  },
})

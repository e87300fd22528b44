import type { EventRows, EventType } from '#domain/event'

export type AgentNoteEvents = {
  'agent-note.shared': EventType<'conveyance', { agency: string; text: string }>
  /** Without its text: the firm reads nothing of a note that is for the agency alone. */
  'agent-note.kept': EventType<'agency', { by: string }>
}

export const agentNoteEvents: EventRows<AgentNoteEvents> = {
  'agent-note.shared': {
    subjects: ['conveyance'],
    broadcast: ['area', 'record', 'users', 'agencies'],
    title: 'Note from the agent',
    text: ({ agency, text }) => `${agency} noted: “${text}”`,
    notice: 'users',
  },
  'agent-note.kept': {
    subjects: ['agency'],
    broadcast: ['agencies'],
    title: 'Agency’s own note written',
    text: ({ by }) => `${by} wrote a note for their agency`,
  },
}

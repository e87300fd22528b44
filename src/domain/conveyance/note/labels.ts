import type { NoteAudience } from './note.ts'

const audienceNames: Readonly<Record<NoteAudience, string>> = {
  client: 'the client',
  agent: 'the agent',
}

/** 'Shared with the client and the agent'; 'Internal' for a note of the staff alone. */
export const sharedText = (audiences: readonly NoteAudience[]) =>
  audiences.length === 0
    ? 'Internal'
    : `Shared with ${audiences.map((it) => audienceNames[it]).join(' and ')}`

/** Says who outside the firm reads what is typed. */
export const readersText = (audiences: readonly string[]) => {
  const isFor = (audience: NoteAudience) => audiences.includes(audience)
  if (isFor('client') && isFor('agent')) return 'The client and the agent see this note.'
  if (isFor('client')) return 'The client sees this note.'
  return isFor('agent') ? 'The agent sees this note.' : 'Only staff see this note.'
}

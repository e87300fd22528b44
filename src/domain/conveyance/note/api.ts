import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Named } from '#domain/party'
import { NoteChange, NoteEntry, NotePin, NoteWithdrawal } from './bodies.ts'
import { CaseNote, SharedNote } from './note.ts'

const read = {
  method: 'GET',
  who: ['staff'],
  can: ['conveyance.view', 'conveyance.update'],
} as const
const write = { who: ['staff'], can: ['conveyance.update'], reply: CaseNote } as const

export const caseNoteApi = endpointsOf({
  /** Pinned notes first, then the newest. */
  list: { ...read, path: '/api/conveyances/:id/notes', reply: z.array(CaseNote) },
  /** The staff who may see the case, so that a note may mention them. */
  colleagues: { ...read, path: '/api/conveyances/:id/colleagues', reply: z.array(Named) },
  add: { ...write, method: 'POST', path: '/api/conveyances/:id/notes', body: NoteEntry },
  change: {
    ...write,
    method: 'PATCH',
    path: '/api/conveyances/:id/notes/:note',
    body: NoteChange,
  },
  pin: { ...write, method: 'PUT', path: '/api/conveyances/:id/notes/:note/pin', body: NotePin },
  withdraw: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/notes/:note/withdrawal',
    body: NoteWithdrawal,
  },
  /** The notes that clients share in, of all their cases; for agents, those of their agency’s cases. Newest first. */
  shared: {
    method: 'GET',
    path: '/api/shared-notes',
    who: ['client', 'agent'],
    forDelegates: 'messages',
    can: [],
    reply: z.array(SharedNote),
  },
})

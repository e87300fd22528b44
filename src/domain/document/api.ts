import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { DocumentChange, UploadEntry } from './bodies.ts'
import { ClientDocument } from './client.ts'
import { Document } from './document.ts'
import { DocumentOpening } from './opening.ts'
import { DocumentSending } from './sending/sending.ts'
import { UploadView } from './upload.ts'

/** Where the parts of an upload are put, by their index; the answer is an UploadView. */
export const uploadPartPath = '/api/uploads/:id/parts/:index'

const read = {
  method: 'GET',
  who: ['staff'],
  can: ['conveyance.view', 'conveyance.update'],
} as const

export const documentApi = endpointsOf({
  /** Oldest first. */
  list: { ...read, path: '/api/conveyances/:id/documents', reply: z.array(Document) },
  /** The ids of the documents whose text holds all of the words. */
  matches: {
    ...read,
    path: '/api/conveyances/:id/document-matches',
    query: z.strictObject({ q: z.string().check(z.maxLength(200)) }),
    reply: z.array(z.string()),
  },
  /** What is read of a document without its program, as of one for Word; null for none. */
  text: {
    ...read,
    who: ['staff', 'client'],
    path: '/api/documents/:id/text',
    reply: z.object({ text: z.nullable(z.string()) }),
  },
  openings: { ...read, path: '/api/documents/:id/openings', reply: z.array(DocumentOpening) },
  change: {
    method: 'PATCH',
    path: '/api/documents/:id',
    who: ['staff'],
    can: ['conveyance.update'],
    body: DocumentChange,
    reply: Document,
  },
  /** Emails the current version to people of the case; `without` names those who have no email address. */
  send: {
    method: 'POST',
    path: '/api/documents/:id/sendings',
    who: ['staff'],
    can: ['conveyance.update'],
    body: DocumentSending,
    reply: z.object({ sent: z.int(), without: z.array(z.string()) }),
  },
  /** Begins an upload, or finds the one that was begun with this id. */
  upload: {
    method: 'POST',
    path: '/api/conveyances/:id/uploads',
    who: ['staff', 'client'],
    forDelegates: 'documents',
    can: ['conveyance.update'],
    body: UploadEntry,
    reply: UploadView,
  },
  /** The documents that the signed-in client sees, of all their cases, newest first. */
  of_client: {
    method: 'GET',
    path: '/api/client-documents',
    who: ['client'],
    forDelegates: 'documents',
    can: [],
    reply: z.array(ClientDocument),
  },
})

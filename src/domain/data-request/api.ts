import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { DataArchive } from './archive.ts'
import {
  DataRequestClosing,
  DataRequestEntry,
  DataRequestExtension,
  DataRequestStep,
  OwnDataRequest,
} from './bodies.ts'
import { OwnDataRequestView } from './client.ts'
import { DataRequest } from './request.ts'

export const DataRequestQuery = z.strictObject({
  view: z.optional(z.enum(['open', 'overdue', 'closed', 'all'])),
})
export type DataRequestQuery = z.infer<typeof DataRequestQuery>

const reader = { method: 'GET', who: ['staff'], can: ['data-requests.view-any'] } as const
const handle = {
  method: 'POST',
  who: ['staff'],
  can: ['data-requests.update'],
  // Compliance answers requests and changes no case.
  isDecision: true,
  reply: DataRequest,
} as const
const ofContact = '/api/contacts/:id/data-requests'
const one = `${ofContact}/:request` as const
const own = { path: '/api/client/data-requests', who: ['client'], can: [] } as const

export const dataRequestApi = endpointsOf({
  /** Open ones unless asked otherwise, the earliest due first. */
  register: {
    ...reader,
    path: '/api/data-requests',
    query: DataRequestQuery,
    reply: z.array(DataRequest),
  },
  /** Newest first. */
  list: { ...reader, path: ofContact, reply: z.array(DataRequest) },
  log: { ...handle, path: ofContact, body: DataRequestEntry },
  extend: { ...handle, path: `${one}/extension`, body: DataRequestExtension },
  /** Reads all that is held about the person, which is recorded. */
  export: {
    ...handle,
    path: `${one}/archives`,
    isSensitive: true,
    isSecret: true,
    body: DataRequestStep,
    reply: DataArchive,
  },
  close: { ...handle, path: `${one}/closing`, body: DataRequestClosing },
  of_client: { ...own, method: 'GET', reply: z.array(OwnDataRequestView) },
  ask: { ...own, method: 'POST', body: OwnDataRequest, reply: OwnDataRequestView },
})

import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import {
  LibraryAtVersion,
  LibraryChange,
  LibraryEntry,
  LibraryMerger,
  LibraryQuery,
} from './bodies.ts'
import { LibraryDetail, LibraryRow } from './library-enquiry.ts'

const view = { who: ['staff'], can: ['additional-enquiries.view-any'] } as const
const create = { who: ['staff'], can: ['additional-enquiries.create'] } as const
const change = {
  who: ['staff'],
  can: ['additional-enquiries.update'],
  reply: LibraryDetail,
} as const

export const libraryEnquiryApi = endpointsOf({
  /** In the order of their codes. */
  list: {
    ...view,
    method: 'GET',
    path: '/api/admin/library-enquiries',
    query: LibraryQuery,
    reply: z.object({ rows: z.array(LibraryRow), next: z.nullable(z.string()) }),
  },
  show: {
    ...view,
    method: 'GET',
    path: '/api/admin/library-enquiries/:id',
    reply: LibraryDetail,
  },
  create: {
    ...create,
    method: 'POST',
    path: '/api/admin/library-enquiries',
    body: LibraryEntry,
    reply: LibraryDetail,
  },
  /** Adds what of the starter set the library lacks, by code. */
  load_starters: {
    ...create,
    method: 'POST',
    path: '/api/admin/library-enquiries/starter-set',
    reply: z.object({ added: z.int() }),
  },
  save: {
    ...change,
    method: 'PUT',
    path: '/api/admin/library-enquiries/:id',
    body: LibraryChange,
  },
  archive: {
    ...change,
    method: 'POST',
    path: '/api/admin/library-enquiries/:id/archive',
    body: LibraryAtVersion,
  },
  /** Archives it, and counts its uses for the one that stays. */
  merge: {
    ...change,
    method: 'POST',
    path: '/api/admin/library-enquiries/:id/merger',
    body: LibraryMerger,
  },
  restore: {
    ...change,
    method: 'POST',
    path: '/api/admin/library-enquiries/:id/restoration',
    body: LibraryAtVersion,
  },
})

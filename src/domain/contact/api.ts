import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { direction, pageQuery } from '#domain/list/page-query'
import { ContactChange, ContactDetails, ContactMerge } from './bodies.ts'
import { ContactRow, ContactView } from './view.ts'

export const ContactSort = z.enum(['name', 'changed'])
export type ContactSort = z.infer<typeof ContactSort>

export const ContactListQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(ContactSort),
  direction,
  ...pageQuery,
})
export type ContactListQuery = z.infer<typeof ContactListQuery>

export const contactApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/contacts',
    who: ['staff'],
    can: ['clients.view-any'],
    query: ContactListQuery,
    reply: z.object({ rows: z.array(ContactRow), next: z.nullable(z.string()) }),
  },
  show: {
    method: 'GET',
    path: '/api/contacts/:id',
    who: ['staff'],
    can: ['clients.view-any'],
    reply: ContactView,
  },
  create: {
    method: 'POST',
    path: '/api/contacts',
    who: ['staff'],
    can: ['clients.update'],
    body: ContactDetails,
    reply: ContactView,
  },
  change: {
    method: 'PATCH',
    path: '/api/contacts/:id',
    who: ['staff'],
    can: ['clients.update'],
    body: ContactChange,
    reply: ContactView,
  },
  merge: {
    method: 'POST',
    path: '/api/contacts/:id/merges',
    who: ['staff'],
    can: ['client-merges.create'],
    body: ContactMerge,
    reply: ContactView,
  },
})

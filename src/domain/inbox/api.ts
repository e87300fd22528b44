import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { InboxAssignment, InboxClosure, InboxSnooze } from './bodies.ts'
import { InboxItem } from './item.ts'
import { InboxDetail, InboxPage, InboxView } from './view.ts'

const read = { method: 'GET', who: ['staff'], can: ['inbox.view-any'] } as const
const write = {
  method: 'POST',
  who: ['staff'],
  can: ['inbox.view-any'],
  reply: InboxItem,
} as const

export const inboxApi = endpointsOf({
  /** Newest first. */
  list: {
    ...read,
    path: '/api/inbox',
    query: z.strictObject({
      view: z.optional(InboxView),
      /** Where the page before ended. */
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    reply: InboxPage,
  },
  show: { ...read, path: '/api/inbox/:id', reply: InboxDetail },
  assign: { ...write, path: '/api/inbox/:id/assignment', body: InboxAssignment },
  snooze: { ...write, path: '/api/inbox/:id/snooze', body: InboxSnooze },
  close: { ...write, path: '/api/inbox/:id/closure', body: InboxClosure },
})

import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { keysOf } from '#domain/entries'
import { eventNames } from '#domain/events'
import { dateRangeParam } from '#domain/list/date-range-query'
import { ColumnKeys } from '#domain/list/export'
import { pageLimit } from '#domain/list/page-query'
import { Named } from '#domain/party'
import { auditViews } from './views.ts'

export const AuditEntry = z.object({
  seq: z.int(),
  at: Instant,
  name: z.string(),
  /** 'Version 2 sent by email' */
  text: z.string(),
  /** Null for the product itself and for somebody who had not signed in. */
  who: z.nullable(Named),
  /** '203.0.113.x'; null for what the product did by itself. */
  network: z.nullable(z.string()),
  /** Null for events about no record of their own. */
  record: z.nullable(
    z.object({
      subject: z.string(),
      id: z.string(),
      /** 'Case' */
      kind: z.string(),
      /** '26-S-00012 Hale'; null for a record without a name, and for one that is gone. */
      name: z.nullable(z.string()),
      /** Null when the reader may not open it. */
      href: z.nullable(z.string()),
    }),
  ),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditDetail = z.extend(AuditEntry, {
  title: z.string(),
  /** The fields that changed, by their stored names. */
  changed: z.array(z.string()),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  details: z.array(z.object({ field: z.string(), value: z.string() })),
  trace: z.nullable(z.string()),
})
export type AuditDetail = z.infer<typeof AuditDetail>

const Id = z.string().check(z.maxLength(100))

export const AuditQuery = z.strictObject({
  /** The name of a person, or the reference or name of a record. */
  q: z.optional(z.string().check(z.maxLength(100))),
  view: z.optional(z.enum(keysOf(auditViews))),
  event: z.optional(z.enum(eventNames)),
  /** The id of who did it. */
  person: z.optional(Id),
  /** 'conveyance:…', one record with its id. */
  record: z.optional(
    z.string().check(z.regex(/^[a-z-]{1,40}:[\w-]{1,100}$/, 'Name a record as case:id.')),
  ),
  dates: dateRangeParam,
  after: z.optional(
    z.string().check(z.regex(/^\d{1,15}$/, 'Start again from the first page of this list.')),
  ),
  limit: pageLimit,
})
export type AuditQuery = z.infer<typeof AuditQuery>

const endpoint = { method: 'GET', who: ['staff'], can: ['audit.view-any'] } as const

export const auditApi = endpointsOf({
  list: {
    ...endpoint,
    path: '/api/audit',
    query: AuditQuery,
    reply: z.object({ rows: z.array(AuditEntry), next: z.nullable(z.string()) }),
  },
  export: {
    ...endpoint,
    path: '/api/audit/export',
    query: z.extend(z.omit(AuditQuery, { after: true, limit: true }), {
      columns: z.optional(ColumnKeys),
    }),
    reply: z.string(),
    file: { type: 'text/csv', name: 'audit log' },
  },
  /** Everybody who can be chosen as the person of an event. */
  people: { ...endpoint, path: '/api/audit/people', reply: z.array(Named) },
  show: { ...endpoint, path: '/api/audit/:id', reply: AuditDetail },
})

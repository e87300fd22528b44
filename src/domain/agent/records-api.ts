import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { ColumnKeys } from '#domain/list/export'
import { direction, pageQuery } from '#domain/list/page-query'
import { Named } from '#domain/party'
import { AgencyType } from './agency.ts'
import { AgencyPart, ImportedAgency } from './agency-file.ts'
import {
  AgencyArchiving,
  AgencyChange,
  AgencyDetails,
  AtVersion,
  BranchChange,
  BranchDetails,
  Merging,
  NegotiatorChange,
  NegotiatorDetails,
  NegotiatorMove,
} from './bodies.ts'
import { AgencyRow, AgencyView, MergePreview } from './view.ts'

export const AgencySort = z.enum(['name', 'changed'])
export type AgencySort = z.infer<typeof AgencySort>

export const AgencyListQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  view: z.optional(z.enum(['live', 'archived'])),
  type: z.optional(AgencyType),
  sort: z.optional(AgencySort),
  direction,
  ...pageQuery,
})
export type AgencyListQuery = z.infer<typeof AgencyListQuery>

export const AgencyExportQuery = z.extend(z.omit(AgencyListQuery, { after: true }), {
  columns: z.optional(ColumnKeys),
})
export type AgencyExportQuery = z.infer<typeof AgencyExportQuery>

const viewing = { who: ['staff'], can: ['agencies.view-any'] } as const
const changing = { who: ['staff'], can: ['agencies.update'], reply: AgencyView } as const
const version = z.strictObject({ version: z.coerce.number().check(z.int()) })
const other = z.strictObject({ other_id: z.string() })

/** The records of agencies, each answered as its whole agency. */
export const agencyRecordApi = endpointsOf({
  list: {
    ...viewing,
    method: 'GET',
    path: '/api/agency-records',
    query: AgencyListQuery,
    reply: z.object({ rows: z.array(AgencyRow), next: z.nullable(z.string()) }),
  },
  /** The staff who may look after an agency. */
  bdms: { ...viewing, method: 'GET', path: '/api/agency-bdms', reply: z.array(Named) },
  show: { ...viewing, method: 'GET', path: '/api/agencies/:id', reply: AgencyView },
  preview: {
    ...viewing,
    method: 'GET',
    path: '/api/agencies/:id/merge-preview',
    query: other,
    reply: MergePreview,
  },
  create: {
    method: 'POST',
    path: '/api/agencies',
    who: ['staff'],
    can: ['agencies.create'],
    body: AgencyDetails,
    reply: AgencyView,
  },
  /** The branches and negotiators of the listed agencies as well, in the columns that an import takes. */
  export: {
    ...viewing,
    method: 'GET',
    path: '/api/agency-records/export',
    query: AgencyExportQuery,
    reply: z.string(),
    file: { type: 'text/csv', name: 'agencies' },
  },
  /** Adds what a row of a file names and what is not there yet; the same row again adds nothing. */
  import: {
    method: 'POST',
    path: '/api/agency-imports',
    who: ['staff'],
    can: ['agencies.create', 'agencies.update'],
    body: ImportedAgency,
    reply: z.object({ agency_id: z.uuid(), added: z.array(AgencyPart) }),
  },
  change: { ...changing, method: 'PATCH', path: '/api/agencies/:id', body: AgencyChange },
  archive: {
    ...changing,
    method: 'POST',
    path: '/api/agencies/:id/archive',
    body: AgencyArchiving,
  },
  restore: { ...changing, method: 'DELETE', path: '/api/agencies/:id/archive', query: version },
  merge: { ...changing, method: 'POST', path: '/api/agencies/:id/merges', body: Merging },
  add_branch: {
    ...changing,
    method: 'POST',
    path: '/api/agencies/:id/branches',
    body: BranchDetails,
  },
})

export const branchApi = endpointsOf({
  preview: {
    ...viewing,
    method: 'GET',
    path: '/api/branches/:id/merge-preview',
    query: other,
    reply: MergePreview,
  },
  change: { ...changing, method: 'PATCH', path: '/api/branches/:id', body: BranchChange },
  archive: { ...changing, method: 'POST', path: '/api/branches/:id/archive', body: AtVersion },
  restore: { ...changing, method: 'DELETE', path: '/api/branches/:id/archive', query: version },
  merge: { ...changing, method: 'POST', path: '/api/branches/:id/merges', body: Merging },
  add_negotiator: {
    ...changing,
    method: 'POST',
    path: '/api/branches/:id/negotiators',
    body: NegotiatorDetails,
  },
})

export const negotiatorApi = endpointsOf({
  change: { ...changing, method: 'PATCH', path: '/api/negotiators/:id', body: NegotiatorChange },
  move: { ...changing, method: 'PUT', path: '/api/negotiators/:id/branch', body: NegotiatorMove },
  archive: {
    ...changing,
    method: 'POST',
    path: '/api/negotiators/:id/archive',
    body: AtVersion,
  },
  restore: { ...changing, method: 'DELETE', path: '/api/negotiators/:id/archive', query: version },
  /** Invites them to the agents' portal. */
  invite: {
    ...changing,
    method: 'POST',
    path: '/api/negotiators/:id/invitation',
    can: ['agencies.update', 'users.create'],
    body: AtVersion,
  },
})

import * as z from 'zod/mini'
import { BulkOutcome } from '#domain/conveyance/api'
import { endpointsOf } from '#domain/endpoint'
import { lineText } from '#domain/one-line'
import { WorkflowBeginning, WorkflowDetail, WorkflowRow } from './listing.ts'
import { MigrationPage } from './migration-row.ts'
import { WorkflowReferences } from './references.ts'
import { SimulationPage } from './simulation/simulation-page.ts'
import { Workflow } from './workflow.ts'

const write = { who: ['staff'], can: ['workflows.update'], reply: WorkflowDetail } as const
const Version = z.strictObject({ version: z.int() })
const After = z.strictObject({ after: z.optional(z.string().check(z.maxLength(200))) })
const PublicationNote = z._default(lineText(500), '')

export const workflowApi = endpointsOf({
  schema: {
    method: 'GET',
    path: '/api/admin/workflows/schema',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: z.record(z.string(), z.unknown()),
  },
  references: {
    method: 'GET',
    path: '/api/admin/workflows/references',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: WorkflowReferences,
  },
  list: {
    method: 'GET',
    path: '/api/admin/workflows',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: z.array(WorkflowRow),
  },
  show: {
    method: 'GET',
    path: '/api/admin/workflows/:id',
    who: ['staff'],
    can: ['workflows.view-any'],
    reply: WorkflowDetail,
  },
  begin: {
    method: 'POST',
    path: '/api/admin/workflows',
    who: ['staff'],
    can: ['workflows.create'],
    body: WorkflowBeginning,
    reply: WorkflowDetail,
  },
  import: {
    method: 'POST',
    path: '/api/admin/workflows/imports',
    who: ['staff'],
    can: ['workflows.create'],
    body: z.strictObject({ workflow: Workflow }),
    reply: WorkflowDetail,
  },
  save: {
    ...write,
    method: 'PUT',
    path: '/api/admin/workflows/:id',
    body: z.extend(Version, { workflow: Workflow }),
  },
  publish: {
    ...write,
    method: 'POST',
    path: '/api/admin/workflows/:id/publication',
    body: z.extend(Version, { note: PublicationNote }),
  },
  retire: {
    ...write,
    method: 'POST',
    path: '/api/admin/workflows/:id/retirement',
    body: Version,
  },
  /** Closed cases as they ran, and as they would have run by this version. */
  simulation: {
    method: 'GET',
    path: '/api/admin/workflows/:id/simulation',
    who: ['staff'],
    can: ['workflows.update'],
    query: After,
    reply: SimulationPage,
  },
  /** The open cases that run by another version of the matter type, with what moving each changes. */
  migration: {
    method: 'GET',
    path: '/api/admin/workflows/:id/migration',
    who: ['staff'],
    can: ['workflows.update', 'conveyance.update'],
    query: After,
    reply: MigrationPage,
  },
  /** Moves open cases to a published version; returns those that could not be moved, with the reason. */
  migrate: {
    method: 'POST',
    path: '/api/admin/workflows/:id/migrations',
    who: ['staff'],
    can: ['workflows.update', 'conveyance.update'],
    body: z.strictObject({
      cases: z
        .array(z.strictObject({ id: z.string(), version: z.int() }))
        .check(z.minLength(1, 'Select a case.'), z.maxLength(50, 'Select 50 cases or fewer.')),
    }),
    reply: BulkOutcome,
  },
})

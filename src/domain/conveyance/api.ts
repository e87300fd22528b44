import * as z from 'zod/mini'
import { CustomValuesBody } from '#domain/custom-field/bodies'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { dateKindsParam, dateRangeParam } from '#domain/list/date-range-query'
import { ColumnKeys } from '#domain/list/export'
import { MatterType } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import * as bodies from './bodies.ts'
import { ArchivingBody, ReopeningBody } from './closing/bodies.ts'
import { Conveyance, ConveyanceRow, ConveyanceStatus } from './conveyance.ts'
import { ApprovalBody, EvidenceBody, RejectionBody } from './evidence/bodies.ts'
import { Holder } from './plan/holder.ts'
import { Plan } from './plan/plan.ts'
import { NoticeKind, NoticePreview } from './stopping/notified.ts'
import { TaskMove, TaskNote, TasksCompletion } from './task/bodies.ts'

export const ConveyanceView = z.enum([
  'mine',
  'stuck',
  'ready',
  'completing',
  'after-completion',
  'expiring',
  'not-told',
  'all',
])
export type ConveyanceView = z.infer<typeof ConveyanceView>

export const ConveyanceSort = z.enum([
  'due',
  'next_on',
  'ref',
  'client',
  'stage',
  'target',
  'contact',
  'holder',
])
export type ConveyanceSort = z.infer<typeof ConveyanceSort>

export const conveyanceDates = ['exchange', 'completion', 'expiry'] as const
export type ConveyanceDate = (typeof conveyanceDates)[number]

const textParam = z.optional(z.string().check(z.maxLength(200)))
const filters = {
  view: z.optional(ConveyanceView),
  q: textParam,
  /** A milestone's key: 'enquiries'. */
  stage: textParam,
  matter_type: z.optional(MatterType),
  fee_earner: textParam,
  status: z.optional(ConveyanceStatus),
  agency: textParam,
  dates: dateRangeParam,
  /** 'exchange,completion' by default. */
  dates_of: dateKindsParam(conveyanceDates),
}

export const ConveyanceFilters = z.strictObject(filters)
export type ConveyanceFilters = z.infer<typeof ConveyanceFilters>

export const ConveyanceListQuery = z.strictObject({
  ...filters,
  sort: z.optional(ConveyanceSort),
  direction: z.optional(z.enum(['asc', 'desc'])),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(500))),
  limit: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(100), z.multipleOf(1))),
})
export type ConveyanceListQuery = z.infer<typeof ConveyanceListQuery>

export const ConveyancePage = z.object({
  rows: z.array(ConveyanceRow),
  next: z.nullable(z.string()),
})

export const ConveyanceTotals = z.object({
  count: z.int(),
  capped: z.boolean(),
  price: Pence,
  fees: Pence,
  views: z.record(ConveyanceView, z.int()),
})

export const ConveyanceExportQuery = z.extend(
  z.omit(ConveyanceListQuery, { after: true, limit: true }),
  { columns: z.optional(ColumnKeys) },
)

/** The result of a bulk change: the ids that changed, and the others with the reason. */
export const BulkOutcome = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })),
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

const Missing = z.object({ what: z.string(), href: z.string() })

/** What has to be done before each act; empty when nothing is missing. */
export const Guards = z.object({
  exchange: z.array(Missing),
  completion: z.array(Missing),
  close: z.array(Missing),
})

export const HistoryEntry = z.object({
  id: z.string(),
  /** 'task.completed' */
  name: z.string(),
  at: Instant,
  actor: z.nullable(Named),
  fields: z.record(z.string(), z.unknown()),
  /** The sentence of an event whose words the page does not load; absent for any other. */
  text: z.optional(z.string()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const CaseFile = z.object({
  conveyance: Conveyance,
  plan: Plan,
  holder: z.nullable(Holder),
  standing: z.string(),
  guards: Guards,
})
export type CaseFile = z.infer<typeof CaseFile>

export const CaseDetail = z.extend(CaseFile, { history: z.array(HistoryEntry) })
export type CaseDetail = z.infer<typeof CaseDetail>

const write = { who: ['staff'], can: ['conveyance.update'], reply: CaseFile } as const

export const conveyanceApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/conveyances',
    who: ['staff'],
    can: ['conveyance.view-any'],
    query: ConveyanceListQuery,
    reply: ConveyancePage,
  },
  totals: {
    method: 'GET',
    path: '/api/conveyances/totals',
    who: ['staff'],
    can: ['conveyance.view-any'],
    query: ConveyanceFilters,
    reply: ConveyanceTotals,
  },
  export: {
    method: 'GET',
    path: '/api/conveyances/export',
    who: ['staff'],
    can: ['conveyance.view-any'],
    query: ConveyanceExportQuery,
    reply: z.string(),
    file: { type: 'text/csv', name: 'conveyances' },
  },
  fee_earners: {
    method: 'GET',
    path: '/api/conveyances/fee-earners',
    who: ['staff'],
    can: ['conveyance.view-any'],
    reply: z.array(Named),
  },
  /** Active staff, to whom tasks can be assigned. */
  assignees: {
    method: 'GET',
    path: '/api/conveyances/assignees',
    who: ['staff'],
    can: ['conveyance.update'],
    reply: z.array(Named),
  },
  /** Assigns cases to one fee earner; returns those that could not be assigned, with the reason. */
  assign: {
    method: 'POST',
    path: '/api/conveyances/assignments',
    who: ['staff'],
    can: ['conveyance.update'],
    body: bodies.AssignmentBody,
    reply: BulkOutcome,
  },
  open: { ...write, method: 'POST', path: '/api/conveyances', body: bodies.OpeningBody },
  show: {
    method: 'GET',
    path: '/api/conveyances/:id',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: CaseDetail,
  },
  details: { ...write, method: 'PATCH', path: '/api/conveyances/:id', body: bodies.DetailsBody },
  key_dates: {
    ...write,
    method: 'PATCH',
    path: '/api/conveyances/:id/key-dates',
    body: bodies.KeyDatesBody,
  },
  /** Fills in the fields that the firm added to its cases. */
  fill_fields: {
    ...write,
    method: 'PUT',
    path: '/api/conveyances/:id/custom-fields',
    body: CustomValuesBody,
  },
  facts: { ...write, method: 'POST', path: '/api/conveyances/:id/facts', body: bodies.FactBody },
  /** Adds a task to the current stage of a case. */
  create_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks',
    body: bodies.TaskCreation,
  },
  complete_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/completion',
    body: bodies.TaskCompletion,
  },
  reopen_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/reopening',
    body: bodies.TaskReopening,
  },
  /** Records that we requested what the task waits for: ordered it or sent it out. */
  request_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/request',
    body: bodies.TaskWaiting,
  },
  /** Records that what the task waited for has arrived; the rest of the task is ours. */
  receive_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/arrival',
    body: bodies.TaskWaiting,
  },
  /** Records what was seen of a task’s fact. */
  record_evidence: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/evidence',
    body: EvidenceBody,
  },
  /** Approves what another person recorded. */
  approve_evidence: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/approval',
    body: ApprovalBody,
  },
  /** Sends back what was recorded, with a reason. */
  reject_evidence: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/rejection',
    body: RejectionBody,
  },
  skip_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/skip',
    body: bodies.TaskSkip,
  },
  snooze_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/snooze',
    body: bodies.TaskSnooze,
  },
  note_task: {
    ...write,
    method: 'PUT',
    path: '/api/conveyances/:id/tasks/:task/note',
    body: TaskNote,
  },
  /** Moves a task that staff added among those of its stage. */
  move_task: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/tasks/:task/move',
    body: TaskMove,
  },
  /** Completes several tasks; returns those that could not be, with the reason. */
  complete_tasks: {
    method: 'POST',
    path: '/api/conveyances/:id/task-completions',
    who: ['staff'],
    can: ['conveyance.update'],
    body: TasksCompletion,
    reply: BulkOutcome,
  },
  assign_task: {
    ...write,
    method: 'PUT',
    path: '/api/conveyances/:id/tasks/:task/assignee',
    body: bodies.TaskAssignment,
  },
  set_holder: {
    ...write,
    method: 'PUT',
    path: '/api/conveyances/:id/holder',
    body: bodies.HolderBody,
  },
  clear_holder: {
    ...write,
    method: 'DELETE',
    path: '/api/conveyances/:id/holder',
    query: bodies.VersionQuery,
  },
  chase: { ...write, method: 'POST', path: '/api/conveyances/:id/chases', body: bodies.ChaseBody },
  exchange: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/exchange',
    body: bodies.ExchangeBody,
  },
  completion: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/completion',
    body: bodies.CompletionBody,
  },
  /** Changes the binding completion date as both sides agreed. */
  variation: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/variation',
    body: bodies.VariationBody,
  },
  /** Corrects a completion date that was recorded wrongly. */
  correction: {
    ...write,
    can: ['conveyance.update', 'date-corrections.create'],
    method: 'POST',
    path: '/api/conveyances/:id/correction',
    body: bodies.CorrectionBody,
  },
  hold: { ...write, method: 'POST', path: '/api/conveyances/:id/hold', body: bodies.HoldBody },
  resume: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/resumption',
    body: bodies.ResumptionBody,
  },
  abortion: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/abortion',
    body: bodies.AbortionBody,
  },
  reinstatement: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/reinstatement',
    body: bodies.AbortionBody,
  },
  /** The messages that stopping or continuing a case would send, by recipient. */
  notices: {
    method: 'GET',
    path: '/api/conveyances/:id/notices',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    query: z.strictObject({ of: NoticeKind, look_again_on: z.optional(DateOnly) }),
    reply: z.array(NoticePreview),
  },
  archive: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/archive',
    body: ArchivingBody,
  },
  reopen: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/reopening',
    body: ReopeningBody,
  },
  closure: {
    ...write,
    method: 'POST',
    path: '/api/conveyances/:id/closure',
    body: bodies.ClosureBody,
  },
})

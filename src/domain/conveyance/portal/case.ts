import * as z from 'zod/mini'
import { ClientChain } from '#domain/conveyance/chain/client'
import { Address } from '#domain/conveyance/conveyance'
import { Tone } from '#domain/conveyance/plan/holder'
import { DateOnly } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { EnquiryProgress } from '#domain/enquiry/progress'
import { ClientIdentityState } from '#domain/identity/state'
import { MatterType } from '#domain/matter'

const day = z.nullable(DateOnly)

/** Something that we need from the client now, and how they give it to us. */
export const ClientToDo = z.object({
  task_key: z.string(),
  title: z.string(),
  text: z.string(),
  by: day,
  /** The document to sign; absent where nothing is signed here. */
  document_id: z.optional(z.string()),
})
export type ClientToDo = z.infer<typeof ClientToDo>

export const ClientStage = z.object({
  key: z.string(),
  name: z.string(),
  meaning: z.string(),
  state: z.enum(['done', 'now', 'ahead']),
  since: day,
  /** Working days it usually takes. */
  usual: z.int(),
  done_on: day,
  /** The target date; null when done or without one. */
  aim_on: day,
})
export type ClientStage = z.infer<typeof ClientStage>

export const ClientCase = z.object({
  id: z.string(),
  version: z.int(),
  ref: z.string(),
  matter_type: MatterType,
  /** 'Your sale of' */
  kind: z.string(),
  address: Address,
  waiting: z.object({
    heading: z.string(),
    text: z.string(),
    since: day,
    /** Working days. */
    elapsed: z.nullable(z.int()),
    usual: z.nullable(z.int()),
    tone: Tone,
  }),
  /** Everything that we need from the client now, the most urgent first. */
  things_to_do: z.array(ClientToDo),
  next_steps: z.array(z.object({ title: z.string(), text: z.nullable(z.string()) })),
  stages: z.array(ClientStage),
  /** 0 to 100. */
  progress: z.int(),
  people: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      job_title: z.optional(z.nullable(z.string())),
      phone: z.optional(z.nullable(z.string())),
      /** The address of their photo. */
      photo: z.optional(z.nullable(z.string())),
    }),
  ),
  preferred_names: z.optional(z.record(z.string(), z.string())),
  dates: z.array(z.object({ name: z.string(), on: DateOnly, is_aim: z.boolean() })),
  linked: z.nullable(z.object({ id: z.string(), kind: z.string() })),
  /** What the lawyers ask each other; null or absent before the first enquiry. */
  enquiries: z.optional(z.nullable(EnquiryProgress)),
  /** The chain from its top, null for this case; null or absent unless it is shared with the client. */
  chain: z.optional(z.nullable(ClientChain)),
  complete: z.boolean(),
  /** The client’s own identity check; absent until we ask for it. */
  identity: z.optional(ClientIdentityState),
  /** The client’s own statement of where their money comes from; absent until we ask for it. */
  funds: z.optional(ClientIdentityState),
})
export type ClientCase = z.infer<typeof ClientCase>

/** The cases in the client's order: those that wait for the client first. */
export const byUrgency = (cases: readonly ClientCase[]): readonly ClientCase[] =>
  cases.toSorted((a, b) => Number(b.things_to_do.length > 0) - Number(a.things_to_do.length > 0))

export const clientCaseApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/client/cases',
    who: ['client'],
    forDelegates: 'progress',
    can: [],
    reply: z.array(ClientCase),
  },
  show: {
    method: 'GET',
    path: '/api/client/cases/:id',
    who: ['client'],
    forDelegates: 'progress',
    can: [],
    reply: ClientCase,
  },
})

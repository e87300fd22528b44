import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

/** How many records of each kind the sample data has; all are 0 without any. */
export const SampleCounts = z.object({
  agencies: z.int(),
  contacts: z.int(),
  leads: z.int(),
  quotes: z.int(),
  cases: z.int(),
  calls: z.int(),
})
export type SampleCounts = z.infer<typeof SampleCounts>

export const SampleView = z.object({
  is_present: z.boolean(),
  /** Why it cannot be added; null when it can be, or is there. */
  refusal: z.nullable(z.string()),
  counts: SampleCounts,
})
export type SampleView = z.infer<typeof SampleView>

/** What removing does now: a record that others refer to stays. */
export const SampleRemoval = z.object({
  counts: SampleCounts,
  kept: z.array(z.object({ name: z.string(), because: z.string() })),
})
export type SampleRemoval = z.infer<typeof SampleRemoval>

const sample = { who: ['staff'], can: ['firm.update'] } as const

export const sampleApi = endpointsOf({
  show: { ...sample, method: 'GET', path: '/api/sample-data', reply: SampleView },
  /** Adds the sample data once; nothing changes while it is there. */
  add: {
    ...sample,
    method: 'POST',
    path: '/api/sample-data',
    body: z.strictObject({}),
    reply: SampleView,
  },
  /** Removes the sample data and what was made from it; nothing changes when there is none. */
  remove: { ...sample, method: 'DELETE', path: '/api/sample-data', reply: SampleView },
  removal: { ...sample, method: 'GET', path: '/api/sample-data/removal', reply: SampleRemoval },
  /** The ids of sample records, by which they are marked. */
  records: {
    who: ['staff'],
    can: [],
    method: 'GET',
    path: '/api/sample-records',
    reply: z.array(z.string()),
  },
})

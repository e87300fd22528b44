import * as z from 'zod/mini'
import { Call } from '#domain/call/call'
import { TelephoneEvent } from '#domain/call/telephone'
import type { CallEventLog as HeardType } from '#domain/call/telephone-events'
import type { DocumentShape } from '#tenant/core/document'

/** A call as it is stored, with the fields that readers do not get. */
export type StoredCall = Call & {
  readonly external_id: string | null
  readonly recording_url: string | null
  readonly heard: HeardType
  /** How its case has counted it so far. */
  readonly counted: 'tried' | 'reached' | null
  /** Somebody recorded the outcome, which telephone events no longer overwrite. */
  readonly is_wrapped_up: boolean
}

const mark = { at: z.string(), mark: z.string() }
const { direction, disposition, duration_s, recording_url } = TelephoneEvent.shape

const Heard = z.object({
  started: z.exactOptional(z.object(mark)),
  answered: z.exactOptional(z.object(mark)),
  ended: z.exactOptional(z.object({ ...mark, disposition, duration_s, recording_url })),
  newest: z.exactOptional(z.object({ ...mark, direction, from: z.string(), to: z.string() })),
  extension: z.exactOptional(z.object({ ...mark, of: z.string() })),
})

export const callDocument: DocumentShape<StoredCall> = {
  name: 'calls',
  isVersioned: true,
  shape: 1,
  schema: z.extend(Call, {
    external_id: z.nullable(z.string()),
    recording_url: z.nullable(z.string()),
    heard: Heard,
    counted: z.nullable(z.enum(['tried', 'reached'])),
    is_wrapped_up: z.boolean(),
  }),
  upgrades: [],
}

/** What the outbox stores for the telephone system: a call to make, or a test. */
export const orderDocument: DocumentShape<{ call_id: string } | { test: string }> = {
  name: 'outbox',
  shape: 1,
  schema: z.union([z.object({ call_id: z.string() }), z.object({ test: z.string() })]),
  upgrades: [],
}

import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'

const step = {
  method: 'POST',
  who: ['staff', 'client'],
  forDelegates: 'documents',
  can: ['conveyance.update'],
} as const

/** Where an upload's bytes go, as the edge stores them. */
const UploadPlan = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int(),
  key: z.string(),
  parts: z.array(z.int()),
  document_id: z.nullable(z.string()),
  is_of_client: z.boolean(),
})
export type UploadPlan = z.infer<typeof UploadPlan>

/** What the edge found of the whole file. */
const StoredUpload = z.strictObject({
  key: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  mime: z.string(),
  pages: z.nullable(z.int()),
  /** Null for a file whose text cannot be read. */
  text: z.nullable(z.string()),
})

/** What the edge asks of a firm's object for an upload; no browser reaches these. */
export const uploadSteps = endpointsOf({
  plan: {
    ...step,
    method: 'GET',
    path: '/internal/uploads/:id',
    reply: UploadPlan,
  },
  part: {
    ...step,
    path: '/internal/uploads/:id/parts',
    body: z.strictObject({ index: z.int() }),
    reply: UploadPlan,
  },
  complete: {
    ...step,
    path: '/internal/uploads/:id/completion',
    body: StoredUpload,
    /** The id of the document or picture. */
    reply: z.object({ id: z.string() }),
  },
  give_up: {
    ...step,
    path: '/internal/uploads/:id/refusal',
    body: z.strictObject({ reason: z.string() }),
    reply: z.object({ id: z.string() }),
  },
})

import * as z from 'zod/mini'
import { Document } from '#domain/document/document'
import type { FilePart } from '#domain/document/making/plan'
import { RedactionOrder } from '#domain/document/redaction/order'
import { endpointsOf } from '#domain/endpoint'

const step = { method: 'POST', who: ['staff'], can: ['conveyance.update'] } as const

/** What a redacted copy is made of, or the one that this order has filed already. */
export type RedactionPlan =
  | { readonly is: 'filed'; readonly document: Document }
  | {
      readonly is: 'redaction'
      readonly source: Pick<FilePart, 'key' | 'sha256' | 'name'>
      readonly mime: string
    }

/** The redacted copy that the edge made of an order, and where it lies. */
const RedactedFile = z.strictObject({
  order: RedactionOrder,
  stored: z.strictObject({ key: z.string(), sha256: z.string(), bytes: z.int(), mime: z.string() }),
  pages: z.int(),
  /** Null for a file without text. */
  text: z.nullable(z.string()),
})
export type RedactedFile = z.infer<typeof RedactedFile>

/** What the edge asks of a firm's object for a redacted copy; no browser reaches these. */
export const redactionSteps = endpointsOf({
  plan: {
    ...step,
    path: '/internal/conveyances/:id/redactions/:order/plan',
    body: RedactionOrder,
    reply: z.custom<RedactionPlan>(),
  },
  file: {
    ...step,
    path: '/internal/conveyances/:id/redactions/:order/file',
    body: RedactedFile,
    reply: Document,
  },
})

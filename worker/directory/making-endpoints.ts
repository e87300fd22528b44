import * as z from 'zod/mini'
import { Document, MadeFrom } from '#domain/document/document'
import { MakingOrder } from '#domain/document/making/order'
import type { MakingPlan } from '#domain/document/making/plan'
import { endpointsOf } from '#domain/endpoint'
import { EnquiryLetter } from '#domain/enquiry/letter/contents'
import { RequisitionLetter } from '#domain/requisition/letter/contents'

const step = { method: 'POST', who: ['staff'], can: ['conveyance.update'] } as const

/** What the edge made of an order, and where it lies. */
const MadeFile = z.strictObject({
  order: MakingOrder,
  stored: z.strictObject({ key: z.string(), sha256: z.string(), bytes: z.int(), mime: z.string() }),
  pages: z.nullable(z.int()),
  /** Null for a file whose text is not searched. */
  text: z.nullable(z.string()),
  made_from: z.nullable(MadeFrom),
  enquiries: z.nullable(EnquiryLetter),
  requisition: z.nullable(RequisitionLetter),
})
export type MadeFile = z.infer<typeof MadeFile>

/** What the edge asks of a firm’s object for a file that it makes; no browser reaches these. */
export const makingSteps = endpointsOf({
  plan: {
    ...step,
    path: '/internal/conveyances/:id/making-plans',
    body: MakingOrder,
    reply: z.custom<MakingPlan>(),
  },
  file: { ...step, path: '/internal/conveyances/:id/made-files', body: MadeFile, reply: Document },
})

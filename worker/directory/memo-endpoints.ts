import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { MemoConfidence, MemoFacts } from '#domain/sale-memo/facts'
import { SaleMemoFile, SaleMemoReading } from '#domain/sale-memo/memo'

/** What the edge found in the file of a memo. */
const ReceivedMemo = z.strictObject({
  reading: SaleMemoReading,
  facts: MemoFacts,
  confidence: MemoConfidence,
  text: z.string(),
  file: z.strictObject(z.omit(SaleMemoFile, { file_id: true }).shape),
})
export type ReceivedMemo = z.infer<typeof ReceivedMemo>

const step = { who: ['staff', 'agent'], can: [] } as const

/** What the edge asks of a firm's object for the file of a memo; no browser reaches these. */
export const memoSteps = endpointsOf({
  find: {
    ...step,
    method: 'GET',
    path: '/internal/sale-memos/:id',
    reply: z.object({ id: z.nullable(z.string()) }),
  },
  receive: {
    ...step,
    method: 'POST',
    path: '/internal/sale-memos/:id',
    body: ReceivedMemo,
    reply: z.object({ id: z.string() }),
  },
})

import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { WordReceipt } from '#domain/template/word/file'
import { WordPart } from '#domain/template/word/part'

/** What the edge found in the Word file of a template, and where it lies. */
const ReceivedWordFile = z.strictObject({
  name: z.string(),
  key: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  mime: z.string(),
  parts: z.array(WordPart),
})
export type ReceivedWordFile = z.infer<typeof ReceivedWordFile>

const step = { who: ['staff'], can: ['document-templates.create'] } as const

/** What the edge asks of a firm’s object for the Word file of a template; no browser reaches these. */
export const wordSteps = endpointsOf({
  find: {
    ...step,
    method: 'GET',
    path: '/internal/template-files/:id',
    reply: z.object({ found: z.nullable(WordReceipt) }),
  },
  record: {
    ...step,
    method: 'POST',
    path: '/internal/template-files/:id',
    body: ReceivedWordFile,
    reply: WordReceipt,
  },
})

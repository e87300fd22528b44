import * as z from 'zod/mini'
import { Message } from '#domain/communication/message'
import { endpointsOf } from '#domain/endpoint'
import { LetterPrints } from './bodies.ts'

/** The letters that wait to be printed, oldest first, and the newest that have no address to go to. */
export const LetterQueue = z.object({
  letters: z.array(Message),
  unaddressed: z.array(Message),
})
export type LetterQueue = z.infer<typeof LetterQueue>

const work = { who: ['staff'], can: ['communications.update'] } as const

export const letterApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/letters',
    who: ['staff'],
    can: ['communications.view-any'],
    reply: LetterQueue,
  },
  /** The chosen letters in one file, each on a page of its own; nothing counts as printed by it. */
  pdf: {
    ...work,
    method: 'GET',
    path: '/api/letters/pdf',
    query: z.strictObject({
      /** Ids with commas between them. */
      ids: z.string().check(z.minLength(1), z.maxLength(4_000)),
    }),
    reply: z.string(),
    file: { type: 'application/pdf', name: 'letters', content: 'letters' },
  },
  /** Records that letters were printed, by whom and when. */
  confirm: {
    ...work,
    method: 'POST',
    path: '/api/letters/prints',
    body: LetterPrints,
    reply: LetterQueue,
  },
})

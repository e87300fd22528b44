import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { TextMessage, WhatsappWriting, WrittenLetter } from './bodies.ts'

const write = { method: 'POST', who: ['staff'], can: [] } as const
const sent = z.object({ sent: z.int() })

/** What staff write about a case, quote or lead by other ways than email and portal; a case needs `conveyance.update`. */
export const correspondenceApi = endpointsOf({
  text: { ...write, path: '/api/texts', body: TextMessage, reply: sent },
  letter: { ...write, path: '/api/written-letters', body: WrittenLetter, reply: sent },
  whatsapp: {
    ...write,
    path: '/api/written-whatsapp-messages',
    body: WhatsappWriting,
    reply: sent,
  },
})

import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { TextClosure, TextFiling, TextIntake, TextSimulation } from './bodies.ts'
import { ReceivedText } from './text.ts'

const write = {
  method: 'POST',
  who: ['staff'],
  can: ['inbox.view-any'],
  reply: ReceivedText,
} as const

export const receivedTextApi = endpointsOf({
  file: { ...write, path: '/api/received-texts/:id/filing', body: TextFiling },
  close: { ...write, path: '/api/received-texts/:id/closure', body: TextClosure },
  /** Pretends that a text message arrived, where none leaves the product. */
  simulate: {
    ...write,
    can: ['message-providers.update'],
    path: '/api/received-text-simulations',
    body: TextSimulation,
  },
  receive: {
    method: 'POST',
    path: '/api/intake/texts',
    who: 'public',
    can: [],
    because: 'The service signs what it sends.',
    body: TextIntake,
    reply: z.object({ received: z.literal(true) }),
  },
})

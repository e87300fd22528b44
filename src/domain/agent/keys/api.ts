import { endpointsOf } from '#domain/endpoint'
import { KeyHandoverEntry } from './bodies.ts'
import { KeyHandover } from './handover.ts'

export const keyHandoverApi = endpointsOf({
  /** Confirms that keys changed hands, or corrects what was confirmed before. */
  record: {
    method: 'PUT',
    path: '/api/agent/cases/:id/keys',
    who: ['agent'],
    can: [],
    body: KeyHandoverEntry,
    reply: KeyHandover,
  },
})

import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { UndertakingDecision, UndertakingDischarge, UndertakingEntry } from './bodies.ts'
import { Undertaking, UndertakingFigures, UndertakingRow, UndertakingSide } from './undertaking.ts'

const one = '/api/conveyances/:id/undertakings/:undertaking'

export const UndertakingQuery = z.strictObject({
  side: z.optional(UndertakingSide),
  view: z.optional(z.enum(['owed', 'overdue', 'due_soon', 'waiting', 'all'])),
  fee_earner: z.optional(z.string()),
  q: z.optional(z.string().check(z.maxLength(200))),
})
export type UndertakingQuery = z.infer<typeof UndertakingQuery>

export const undertakingApi = endpointsOf({
  /** In the order of their numbers. */
  list: {
    method: 'GET',
    path: '/api/conveyances/:id/undertakings',
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(Undertaking),
  },
  /** The register of the firm: what is owed unless asked otherwise, the earliest due first. */
  register: {
    method: 'GET',
    path: '/api/undertakings',
    who: ['staff'],
    can: ['undertakings.view-any'],
    query: UndertakingQuery,
    reply: z.array(UndertakingRow),
  },
  /** What is owed and waits, by fee earner, the most overdue first. */
  figures: {
    method: 'GET',
    path: '/api/undertakings/figures',
    who: ['staff'],
    can: ['undertakings.view-any'],
    reply: z.array(UndertakingFigures),
  },
  add: {
    method: 'POST',
    path: '/api/conveyances/:id/undertakings',
    who: ['staff'],
    can: ['conveyance.update'],
    body: UndertakingEntry,
    reply: Undertaking,
  },
  decide: {
    method: 'PUT',
    path: `${one}/decision`,
    who: ['staff'],
    can: ['undertakings.update'],
    body: UndertakingDecision,
    reply: Undertaking,
  },
  discharge: {
    method: 'PUT',
    path: `${one}/discharge`,
    who: ['staff'],
    can: ['conveyance.update'],
    body: UndertakingDischarge,
    reply: Undertaking,
  },
})

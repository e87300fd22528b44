import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { BreachDecisionEntry, BreachDismissal, BreachEntry, BreachRemedy } from './bodies.ts'
import { Breach, BreachFinding, BreachKind, BreachView } from './breach.ts'

export const BreachQuery = z.strictObject({
  view: z.optional(BreachView),
  kind: z.optional(BreachKind),
})
export type BreachQuery = z.infer<typeof BreachQuery>

const all = '/api/breaches'
const one = `${all}/:id` as const
const read = { method: 'GET', who: ['staff'], can: ['breaches.view-any'] } as const
// Compliance keeps the register and changes no case.
const keep = {
  who: ['staff'],
  can: ['breaches.update'],
  isDecision: true,
  reply: Breach,
} as const

export const breachApi = endpointsOf({
  /** The register: open ones unless asked otherwise, the earliest due first. */
  list: { ...read, path: all, query: BreachQuery, reply: z.array(Breach) },
  /** What the product found that nobody has recorded or dismissed. */
  findings: { ...read, path: '/api/breach-findings', reply: z.array(BreachFinding) },
  export: {
    ...read,
    path: '/api/breaches.csv',
    query: BreachQuery,
    reply: z.string(),
    file: { type: 'text/csv', name: 'breaches' },
  },
  record: { ...keep, method: 'POST', path: all, body: BreachEntry },
  dismiss: { ...keep, method: 'POST', path: '/api/breach-findings', body: BreachDismissal },
  put_right: { ...keep, method: 'PUT', path: `${one}/remedy`, body: BreachRemedy },
  decide: { ...keep, method: 'POST', path: `${one}/decisions`, body: BreachDecisionEntry },
})

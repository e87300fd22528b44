import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'

export const AttemptWay = z.enum([
  'letter',
  'email',
  'telephone',
  'search',
  'tracing_agent',
  'family',
])
export type AttemptWay = z.infer<typeof AttemptWay>

const Filed = z.object({ id: z.string(), name: z.string() })

/** What was done to give money back to whom it belongs. */
export const Attempt = z.object({
  id: z.string(),
  on: DateOnly,
  way: AttemptWay,
  /** What was done and what came of it. */
  what: z.string(),
  /** The document of the case that shows it; null without one. */
  document: z.nullable(Filed),
  by: Named,
  at: Instant,
})
export type Attempt = z.infer<typeof Attempt>

/** The money that a case still holds after its completion, and what was done about it. */
export const Residual = z.object({
  /** The id of the case. */
  id: z.string(),
  version: z.int(),
  /** The oldest first. */
  attempts: z.array(Attempt),
  /** The charity’s receipt, a document of the case; null until it is filed. */
  receipt: z.nullable(z.extend(Filed, { by: Named, at: Instant })),
})
export type Residual = z.infer<typeof Residual>

export const blankResidual = (id: string): Residual => ({
  id,
  version: 0,
  attempts: [],
  receipt: null,
})

const LEAST_WAYS = 2

/** Whether enough was tried before money goes to charity: at least two ways (SRA Accounts Rule 5.1(c)). */
export const hasSteps = ({ attempts }: Pick<Residual, 'attempts'>) =>
  new Set(attempts.map(({ way }) => way)).size >= LEAST_WAYS

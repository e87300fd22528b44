import * as z from 'zod/mini'

/** A closed case as it ran and as it would have run, in working days. */
export const ClosedCase = z.object({
  id: z.string(),
  ref: z.string(),
  before: z.int(),
  after: z.int(),
  /** Steps that would have applied besides. */
  added: z.int(),
  /** Steps that would not have applied. */
  dropped: z.int(),
  milestones: z.array(z.object({ key: z.string(), before: z.int(), after: z.int() })),
})
export type ClosedCase = z.infer<typeof ClosedCase>

/** Some of the closed cases of a matter type within the reader's scope. */
export const SimulationPage = z.object({
  cases: z.array(ClosedCase),
  next: z.nullable(z.string()),
  /** How many there are; null but for the first page. */
  total: z.nullable(z.int()),
})
export type SimulationPage = z.infer<typeof SimulationPage>

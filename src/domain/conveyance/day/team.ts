import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { Pence } from '#domain/money-schema'

/** The open work of one member of staff. */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  job_title: z.nullable(z.string()),
  open_cases: z.int(),
  /** How many they can take; null where nobody has said. */
  capacity: z.nullable(z.int()),
  /** Tasks past their date. */
  overdue: z.int(),
  /** Tasks due from today to the end of the next five working days. */
  due: z.int(),
  /** Who covers for them today; null when nobody does. */
  covered_by: z.nullable(z.string()),
})
export type TeamMember = z.infer<typeof TeamMember>

/** A case in which nothing was completed for five working days. */
export const StuckCase = z.object({
  id: z.string(),
  ref: z.string(),
  address: z.string(),
  fee_earner: z.string(),
  /** Who has it: 'Lender', 'With us'; '' where nobody has. */
  holder: z.string(),
  /** Working days for which they have had it. */
  days: z.int(),
})
export type StuckCase = z.infer<typeof StuckCase>

const Amounts = z.object({ count: z.int(), total: Pence })

/** What cases record of the days to come: prices of sales and of purchases that complete, deposits at exchange. */
export const DayCash = z.object({ sales: Amounts, purchases: Amounts, deposits: Amounts })
export type DayCash = z.infer<typeof DayCash>

/** The work of those whom somebody supervises, from today to the end of the next five working days. */
export const TeamDay = z.object({
  until: z.string(),
  members: z.array(TeamMember),
  stuck: z.array(StuckCase),
  cash: DayCash,
})
export type TeamDay = z.infer<typeof TeamDay>

export const teamDayApi = endpointsOf({
  show: {
    method: 'GET',
    path: '/api/my-day/team',
    who: ['staff'],
    can: ['users.view-any', 'conveyance.view-any'],
    reply: TeamDay,
  },
})

import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { type DateOnly as Day, daysBetween, londonDate } from '#domain/dates'
import { Pence } from '#domain/money-schema'
import { Named } from '#domain/party'
import { DUE_DAYS } from '#domain/reconciliation/due-days'

const Stamp = z.object({ by: Named, at: Instant })
const Filed = z.object({ id: z.string(), name: z.string() })

/** What the provider stated on a day (SRA Accounts Rule 11.2). */
export const ProviderStatement = z.object({
  on: DateOnly,
  balance: Pence,
  /** The statement, a document of the case. */
  document: Filed,
  ...Stamp.shape,
})
export type ProviderStatement = z.infer<typeof ProviderStatement>

export const ThirdPartyAccountStatus = z.enum(['proposed', 'in_force', 'rejected', 'ended'])
export type ThirdPartyAccountStatus = z.infer<typeof ThirdPartyAccountStatus>

/** A third-party managed account, through which all client money of a case goes: proposed by one person, agreed by another. */
export const ThirdPartyAccount = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  status: ThirdPartyAccountStatus,
  /** Who provides it. */
  provider: z.string(),
  /** Of the provider at the Financial Conduct Authority. */
  firm_reference: z.string(),
  /** What the provider calls the account. */
  reference: z.string(),
  /** When the client was told in writing of its terms, its fees and how to complain, and by which document of the case (rule 11.1(b)). */
  told_on: DateOnly,
  told_by: Filed,
  /** The reference of the CLC’s authorisation; null for a firm of the SRA, which gives none. */
  authorisation: z.nullable(z.string()),
  proposed: Stamp,
  agreed: z.nullable(Stamp),
  rejected: z.nullable(z.extend(Stamp, { reason: z.string() })),
  /** In the order in which they were recorded; the last one counts. */
  statements: z.array(ProviderStatement),
  ended: z.nullable(z.extend(Stamp, { on: DateOnly, reason: z.string() })),
})
export type ThirdPartyAccount = z.infer<typeof ThirdPartyAccount>

export const CaseThirdPartyAccounts = z.object({
  /** The oldest first. */
  accounts: z.array(ThirdPartyAccount),
  /** Whether the firm’s regulator has to authorise one. */
  needs_authorisation: z.boolean(),
  /** Why none may begin now, such as client money that we still hold; null where nothing is in the way. */
  obstacle: z.nullable(z.object({ code: z.string(), message: z.string() })),
})
export type CaseThirdPartyAccounts = z.infer<typeof CaseThirdPartyAccounts>

/** The CLC authorises each arrangement; the SRA does not. */
export const needsAuthorisation = (regulator: 'SRA' | 'CLC') => regulator === 'CLC'

/** Whether it is proposed or in force; a case has one such account at most. */
export const isCurrent = ({ status }: Pick<ThirdPartyAccount, 'status'>) =>
  status === 'proposed' || status === 'in_force'

type Stated = Pick<ThirdPartyAccount, 'agreed' | 'statements'>

/** Days from the last statement, or from the agreement before the first, to a day; null for one that nobody agreed. */
export const daysUnstated = ({ agreed, statements }: Stated, today: Day): number | null => {
  const since = statements.at(-1)?.on ?? (agreed && londonDate(agreed.at))
  return since ? Math.max(0, daysBetween(since, today)) : null
}

/** How late the next statement is: as for reconciliations, amber from day 28 and red from day 35. */
export const statementLateness = (days: number): 'fresh' | 'due' | 'late' => {
  if (days >= DUE_DAYS.red) return 'late'
  return days >= DUE_DAYS.amber ? 'due' : 'fresh'
}

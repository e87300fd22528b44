import type { TaxFacts } from '#domain/completion-statement/tax/facts'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import type { DateOnly, Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { Random } from '../random.ts'
import type { CaseStory } from './story.ts'

export type ActEffect = (records: CaseRecords, at: Instant) => CaseChange

/** One action in a case, with its working day from instruction and its order on that day. */
export type CaseAct = {
  readonly day: number
  readonly order: number
  readonly by: Named
  readonly apply: ActEffect
}

export type CaseScene = {
  readonly story: CaseStory
  readonly random: Random
  readonly staffFor: (role: StepRole) => Named
  readonly opener: Named
  /** The name of the handler on the other side. */
  readonly otherHandler: string
  /** Today, in working days from instruction. */
  readonly today: number
  /** The date of a working day counted from instruction, not later than yesterday. */
  readonly dateOf: (day: number) => DateOnly
  readonly daysAhead: (days: number) => DateOnly
  readonly completion_on: DateOnly | null
  readonly deposit: number
  /** What the tax of a purchase rests on. */
  readonly taxFacts: TaxFacts
}

export const unchanged = (records: CaseRecords): CaseChange => ({ ...records, events: [] })

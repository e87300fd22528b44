import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import type { StepRole } from '#domain/conveyance/workflow/workflow'
import type { DateOnly, Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { Random } from '../random.ts'
import type { CaseStory } from './story.ts'

export type Does = (records: CaseRecords, at: Instant) => CaseChange

/** One thing that somebody did in a case: on which working day from instruction, and in which order on it. */
export type CaseAct = {
  readonly day: number
  readonly order: number
  readonly by: Named
  readonly does: Does
}

/** The people of one case and the days that its acts write down. */
export type CaseScene = {
  readonly story: CaseStory
  readonly random: Random
  readonly worker: (role: StepRole) => Named
  /** Who gave the quote and opened the case. */
  readonly opener: Named
  readonly client: Named
  /** Who answers on the other side. */
  readonly opposite: string
  /** Today, in working days from instruction. */
  readonly today: number
  /** The date of a working day counted from instruction, not later than yesterday. */
  readonly dateOf: (day: number) => DateOnly
  readonly daysAhead: (days: number) => DateOnly
  readonly completion_on: DateOnly | null
  readonly deposit: number
}

/** Nothing was to be done after all. */
export const unchanged = (records: CaseRecords): CaseChange => ({ ...records, events: [] })

/** How many enquiries the case has, and how many of them are open. */
export const enquiriesOf = ({ story, random }: CaseScene) => {
  const raised = story.enquiries?.raised ?? random.fork('enquiries').between(6, 14)
  return { raised, open: story.enquiries?.open ?? raised }
}

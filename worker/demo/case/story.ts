import type { HolderBody } from '#domain/conveyance/bodies'
import type { Risk } from '#domain/conveyance/conveyance'
import type { SettableKeyDate } from '#domain/conveyance/plan/key-date'
import type { CaseFlag } from '#domain/conveyance/workflow/condition'
import type { MatterType, Nation, Tenure } from '#domain/matter'

/** The state that a demonstration case must reach. Days are working days unless stated otherwise. */
export type CaseStory = {
  readonly matter: MatterType
  readonly currentTask?: string
  /** Days since the current task became current, 1 or more; for a finished case, since its end. */
  readonly since: number
  /** The task was open long before it became the current one. */
  readonly early?: true
  readonly arrived?: true
  /** What the task waits for has not been requested. */
  readonly unasked?: true
  /** Days since each chase. */
  readonly chased?: readonly number[]
  readonly leavesOpen?: readonly string[]
  readonly nation?: Nation
  readonly tenure?: Tenure
  readonly lender?: boolean
  readonly direct?: true
  readonly clients?: 1 | 2
  readonly flags?: readonly CaseFlag[]
  readonly risk?: Risk
  /** The fee earner, if not the conveyancer. */
  readonly earner?: 'supervisor'
  /** Days from now to the target exchange. */
  readonly exchanges_in?: number
  /** Days from now to completion: agreed after exchange, otherwise a target. */
  readonly completes_in?: number
  /** Days since the last contact with the client. */
  readonly contact?: number
  /** Key dates that were set manually, in calendar days from now. */
  readonly dates?: Readonly<Partial<Record<SettableKeyDate, number>>>
  /** A manual override of the holder, and how many days ago. */
  readonly holder?: Pick<HolderBody, 'party' | 'what' | 'usual'> & { readonly since: number }
  readonly held?: { readonly since: number; readonly reason: string }
  readonly aborted?: { readonly since: number; readonly reason: string }
  readonly archived?: true
  /** If today is not a working day, its task was due yesterday and is snoozed until today. */
  readonly quiet?: true
  /** The task was snoozed until today. */
  readonly isSnoozed?: true
  /** The same letter for the linked sale and purchase of one household. */
  readonly pair?: 'A' | 'B' | 'C'
}

/** A story on a day that is not a working day. */
export const onNonWorkingDay = (story: CaseStory): CaseStory =>
  story.quiet ? { ...story, since: story.since + 1, isSnoozed: true } : story

import type { HolderBody } from '#domain/conveyance/bodies'
import type { Risk } from '#domain/conveyance/conveyance'
import type { SettableKeyDate } from '#domain/conveyance/plan/key-date'
import type { CaseFlag } from '#domain/conveyance/workflow/condition'
import type { MatterType, Nation, Tenure } from '#domain/matter'

/** How a case of the demonstration came to where it stands. Days are working days unless said otherwise. */
export type CaseStory = {
  readonly matter: MatterType
  /** The task at which it stands; left out, everything is done. */
  readonly until?: string
  /** For how long it has stood there, 1 or more; since the end of a case that is over. */
  readonly since: number
  /** The task opened long before the case came to stand at it. */
  readonly early?: true
  /** What the task waited for has come: the rest of it is with us. */
  readonly arrived?: true
  /** Nobody has asked yet for what the task waits for. */
  readonly unasked?: true
  /** How long ago somebody was chased for it. */
  readonly chased?: readonly number[]
  /** Tasks beside it that are left open too. */
  readonly leaves?: readonly string[]
  readonly nation?: Nation
  readonly tenure?: Tenure
  readonly lender?: boolean
  readonly direct?: true
  readonly clients?: 1 | 2
  readonly flags?: readonly CaseFlag[]
  readonly risk?: Risk
  /** Whose it is, where it is not the conveyancer's. */
  readonly earner?: 'supervisor'
  /** Days from now to the day on which contracts are to be exchanged. */
  readonly exchanges_in?: number
  /** Days from now to the day of completion: agreed where contracts are exchanged, else aimed at. */
  readonly completes_in?: number
  /** Days since a client was last told something. */
  readonly contact?: number
  /** Key dates that somebody set by hand, in days from now. */
  readonly dates?: Readonly<Partial<Record<SettableKeyDate, number>>>
  readonly enquiries?: { readonly raised: number; readonly open: number }
  /** What somebody wrote over the plan, and when. */
  readonly holder?: Pick<HolderBody, 'party' | 'what' | 'usual'> & { readonly since: number }
  readonly held?: { readonly since: number; readonly reason: string }
  readonly aborted?: { readonly since: number; readonly reason: string }
  readonly archived?: true
  /** Kept for a quiet day: where today is no working day, it was due yesterday and put off to today. */
  readonly quiet?: true
  /** That has happened. */
  readonly kept?: true
  /** Sale and purchase of one household have the same letter. */
  readonly pair?: 'A' | 'B' | 'C'
}

/** A story as it stands on a day that is no working day. */
export const leftOver = (story: CaseStory): CaseStory =>
  story.quiet ? { ...story, since: story.since + 1, kept: true } : story

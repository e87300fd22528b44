import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Action, ActionName } from './action.ts'

/** What rules need of the firm besides the case. */
export type FirmParts = {
  /** The name of each system that rules may call, by its key. */
  readonly webhooks: ReadonlyMap<string, string>
}
export const noFirmParts: FirmParts = { webhooks: new Map() }

/** When rules act, and for which firm. */
export type ActingAt = { readonly now: Instant; readonly firm: FirmParts }

/** What a rule acts on: the case as it is now, the rule’s name, and the task that its event is about. */
export type Acting = ActingAt & {
  readonly records: CaseRecords
  readonly rule: string
  readonly task: string | null
}

/** The case after an action, with the task that it made; or why there was nothing to do. */
export type Performed = (CaseChange & { readonly made?: string }) | { readonly skipped: string }

export type ActionOf<Name extends ActionName> = Extract<Action, { do: Name }>

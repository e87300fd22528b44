import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { Instant } from '#domain/dates'
import type { Action, ActionName } from './action.ts'

/** What rules need of the firm besides the case. */
export type FirmParts = {
  /** The name of each system that rules may call, by its key. */
  readonly webhooks: ReadonlyMap<string, string>
  /** The published workflow of a key that runs as a part of cases; null when there is none. */
  readonly partOf: (key: string) => Workflow | null
}
export const noFirmParts: FirmParts = { webhooks: new Map(), partOf: () => null }

/** When rules act, and for which firm. */
export type ActingAt = { readonly now: Instant; readonly firm: FirmParts }

/** Why a rule acts: what set it off, and the condition that held. */
type Reason = { readonly cause: string; readonly condition: string | null }

/** What a rule acts on: the case as it is now, the rule’s name, and the task that its event is about. */
export type Acting = ActingAt &
  Reason & {
    readonly records: CaseRecords
    readonly rule: string
    readonly task: string | null
  }

/** The case after an action, with the task that it made; or why there was nothing to do. */
export type Performed = (CaseChange & { readonly made?: string }) | { readonly skipped: string }

export type ActionOf<Name extends ActionName> = Extract<Action, { do: Name }>

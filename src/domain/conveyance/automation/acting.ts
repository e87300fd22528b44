import type { CaseRecords } from '#domain/conveyance/conveyance'
import type { CaseChange } from '#domain/conveyance/settling'
import type { Instant } from '#domain/dates'
import type { Action, ActionName } from './action.ts'

/** What a rule acts on: the case as it is now, the rule’s name, and the task that its event is about. */
export type Acting = {
  readonly records: CaseRecords
  readonly rule: string
  readonly task: string | null
  readonly now: Instant
}

/** The case after an action, with the task that it made; or why there was nothing to do. */
export type Performed = (CaseChange & { readonly made?: string }) | { readonly skipped: string }

export type ActionOf<Name extends ActionName> = Extract<Action, { do: Name }>

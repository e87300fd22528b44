import type { UserRow } from '#domain/user/account'
import type { Choices } from '#domain/user/leave/choices'
import type { DepartureDetail } from '#domain/user/leave/departure'

export type LeavePlan = {
  readonly on: string
  readonly notify_clients: boolean
  readonly choices: Choices
}

export type LeaveStep = {
  readonly user: UserRow
  readonly detail: DepartureDetail
  readonly plan: LeavePlan
  readonly change: (changed: Partial<LeavePlan>) => void
  readonly back: () => void
  readonly next: () => void
}

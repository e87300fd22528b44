import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import type { Permission } from '#domain/permissions'
import { Refusal } from '#domain/refusal'
import type { UserStatus } from './account.ts'
import { type ActingPerson, mayChangeWith } from './acting-person.ts'
import { fullName } from './user.ts'

export type UserAct = 'invite_again' | 'sign_out' | 'suspend' | 'reactivate'

export type AccountSubject = {
  readonly id: string
  readonly status: UserStatus
  readonly first_name: string
  readonly last_name: string
  /** Whether the account holds administrative access that the acting person lacks. */
  readonly holds_more: boolean
}

/**
 * Permissions over the firm and its people. Only these are compared: somebody who could suspend a holder of more of them
 * could lock out those above, while managers suspend people whose own work, such as payments, they do not do.
 */
export const administrativePermissions: readonly Permission[] = [
  'users.view-any',
  'users.create',
  'users.update',
  'roles.view-any',
  'roles.create',
  'roles.update',
  'audit.view-any',
  'set-aside.view-any',
  'set-aside.update',
  'desk.update',
  'fee-scales.update',
  'single-sign-on.update',
]

/** Whether `other` has an administrative permission that `holder` lacks. */
export const administersMore = (holder: readonly string[], other: readonly string[]) =>
  administrativePermissions.some((name) => other.includes(name) && !holder.includes(name))

/** Refuses 403 for an account with administrative access that the acting person lacks. */
export const mayActOn = (accountSubject: AccountSubject): Verdict =>
  accountSubject.holds_more
    ? new Refusal(
        403,
        'more_than_held',
        `${fullName(accountSubject)} has more access than you. Ask somebody with the same access to do this.`,
      )
    : true

/** Whether a new invitation may be sent. */
export const mayInviteAgain = (
  accountSubject: Omit<AccountSubject, 'id' | 'holds_more'>,
): Verdict =>
  refuseIf(
    accountSubject.status !== 'invited',
    'not_invited',
    `${fullName(accountSubject)} has already used their invitation.`,
  )

export const maySuspend = (accountSubject: AccountSubject, byId: string): Verdict =>
  firstRefusal(
    mayActOn(accountSubject),
    refuseIf(
      accountSubject.id === byId,
      'own_account',
      'You cannot suspend yourself. Ask another administrator.',
    ),
    refuseIf(
      accountSubject.status !== 'active' && accountSubject.status !== 'invited',
      'not_active',
      `${fullName(accountSubject)} is not active.`,
    ),
  )

/** Whether an administrator may take somebody's second factor away, so that they can set up another. */
export const mayResetFactor = (
  accountSubject: AccountSubject,
  hasFactor: boolean,
  byId: string,
): Verdict =>
  firstRefusal(
    mayActOn(accountSubject),
    refuseIf(
      accountSubject.id === byId,
      'own_account',
      'You cannot reset your own second factor. Replace it under Sign-in and security.',
    ),
    refuseIf(
      !hasFactor,
      'no_second_factor',
      `${fullName(accountSubject)} has not set up a second factor.`,
    ),
  )

export const mayReactivate = (accountSubject: AccountSubject): Verdict =>
  firstRefusal(
    mayActOn(accountSubject),
    refuseIf(
      accountSubject.status !== 'suspended' && accountSubject.status !== 'left',
      'not_suspended',
      `${fullName(accountSubject)} is not suspended and has not left.`,
    ),
  )

export const userActs = (accountSubject: AccountSubject, person: ActingPerson): Acts<UserAct> => {
  const mayUpdate = mayChangeWith(person, ['users.update'])
  return {
    invite_again: firstRefusal(
      mayChangeWith(person, ['users.create']),
      mayInviteAgain(accountSubject),
    ),
    sign_out: firstRefusal(mayUpdate, mayActOn(accountSubject)),
    suspend: firstRefusal(mayUpdate, maySuspend(accountSubject, person.id)),
    reactivate: firstRefusal(mayUpdate, mayReactivate(accountSubject)),
  }
}

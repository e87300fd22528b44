import { type Acts, firstRefusal, refusedIf, type Verdict } from '#domain/act'
import type { UserStatus } from './account.ts'
import { type ActingPerson, mayChangeWith } from './acting-person.ts'
import { fullName } from './user.ts'

export type UserAct = 'invite_again' | 'sign_out' | 'suspend' | 'reactivate'

/** An account as far as its acts are decided by it. */
export type AccountSubject = {
  readonly id: string
  readonly status: UserStatus
  readonly first_name: string
  readonly last_name: string
}

/** Whether a new invitation may be sent. */
export const mayInviteAgain = (accountSubject: AccountSubject): Verdict =>
  refusedIf(
    accountSubject.status !== 'invited',
    'not_invited',
    `${fullName(accountSubject)} has already used their invitation.`,
  )

/** Whether somebody may be suspended, by the person with this id. */
export const maySuspend = (accountSubject: AccountSubject, byId: string): Verdict =>
  firstRefusal(
    refusedIf(
      accountSubject.id === byId,
      'own_account',
      'You cannot suspend yourself. Ask another administrator.',
    ),
    refusedIf(
      accountSubject.status !== 'active' && accountSubject.status !== 'invited',
      'not_active',
      `${fullName(accountSubject)} is not active.`,
    ),
  )

/** Whether somebody may be let in again. */
export const mayReactivate = (accountSubject: AccountSubject): Verdict =>
  refusedIf(
    accountSubject.status !== 'suspended',
    'not_suspended',
    `${fullName(accountSubject)} is not suspended.`,
  )

/** What somebody may do with an account, each act with true or why not. */
export const userActs = (accountSubject: AccountSubject, person: ActingPerson): Acts<UserAct> => {
  const mayUpdate = mayChangeWith(person, ['users.update'])
  return {
    invite_again: firstRefusal(
      mayChangeWith(person, ['users.create']),
      mayInviteAgain(accountSubject),
    ),
    sign_out: mayUpdate,
    suspend: firstRefusal(mayUpdate, maySuspend(accountSubject, person.id)),
    reactivate: firstRefusal(mayUpdate, mayReactivate(accountSubject)),
  }
}

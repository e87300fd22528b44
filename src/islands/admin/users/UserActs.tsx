import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { UserRow } from '#domain/user/account'
import { type UserAct, userActs } from '#domain/user/acts'
import { acting } from '#islands/admin/acting.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { inviteAgain, reactivateUser, signUserOut, suspendUser } from '#stores/user/user'
import { refreshUsers } from '#stores/user/users'

/** What can be done about somebody's account. */
export const UserActs = ({ it }: { it: UserRow }) => (
  <RowMenu
    label={`Actions for ${it.first_name}`}
    choices={choicesOf(it, userActs(it, useActingPerson()))}
  />
)

const run = (act: () => Promise<unknown>, done: string, detail?: string) => () =>
  void acting(act, done, detail).then(refreshUsers)

const choicesOf = (it: UserRow, acts: Acts<UserAct>): Choice[] => {
  const name = it.first_name
  const all: (Choice | false)[] = [
    it.status === 'invited' && {
      key: 'invite',
      label: 'Send the invitation again',
      icon: 'mail',
      why: reasonAgainst(acts.invite_again),
      onChoose: run(
        () => inviteAgain(it),
        'Invitation sent',
        `The link before it no longer works.`,
      ),
    },
    it.status === 'active' && {
      key: 'sign-out',
      label: 'Sign out everywhere',
      icon: 'log-out',
      why: reasonAgainst(acts.sign_out),
      onChoose: run(() => signUserOut(it), `${name} is signed out everywhere`),
    },
    it.status === 'suspended' && {
      key: 'reactivate',
      label: 'Let in again',
      icon: 'lock-open',
      why: reasonAgainst(acts.reactivate),
      onChoose: run(() => reactivateUser(it), `${name} can sign in again`),
    },
    it.status !== 'suspended' && {
      key: 'suspend',
      label: 'Suspend',
      icon: 'lock',
      bad: true,
      why: reasonAgainst(acts.suspend),
      onChoose: run(() => suspendUser(it), `${name} is suspended`, 'Their sessions have ended.'),
    },
  ]
  return all.filter((choice) => choice !== false)
}

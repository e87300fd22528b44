import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import type { UserRow } from '#domain/user/account'
import { type UserAct, userActs } from '#domain/user/acts'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { inviteAgain, reactivateUser, signUserOut, suspendUser } from '#stores/user/user'
import { refreshUsers } from '#stores/user/users'

export const UserActs = ({ user }: { user: UserRow }) => (
  <RowMenu
    label={`Actions for ${user.first_name}`}
    choices={choicesOf(user, userActs(user, useActingPerson()))}
  />
)

const run = (act: () => Promise<unknown>, done: string, detail?: string) => () =>
  void runAct(act, done, detail).then(refreshUsers)

const choicesOf = (user: UserRow, acts: Acts<UserAct>): Choice[] => {
  const name = user.first_name
  const all: (Choice | false)[] = [
    user.status === 'invited' && {
      key: 'invite',
      label: 'Resend invitation',
      icon: 'mail',
      why: reasonAgainst(acts.invite_again),
      onChoose: run(
        () => inviteAgain(user),
        'Invitation sent',
        `The previous link no longer works.`,
      ),
    },
    user.status === 'active' && {
      key: 'sign-out',
      label: 'Sign out everywhere',
      icon: 'log-out',
      why: reasonAgainst(acts.sign_out),
      onChoose: run(() => signUserOut(user), `${name} signed out everywhere`),
    },
    user.status === 'suspended' && {
      key: 'reactivate',
      label: 'Reactivate',
      icon: 'lock-open',
      why: reasonAgainst(acts.reactivate),
      onChoose: run(() => reactivateUser(user), `${name} can sign in again`),
    },
    user.status !== 'suspended' && {
      key: 'suspend',
      label: 'Suspend',
      icon: 'lock',
      bad: true,
      why: reasonAgainst(acts.suspend),
      onChoose: run(() => suspendUser(user), `${name} suspended`, 'Their sessions have ended.'),
    },
  ]
  return all.filter((choice) => choice !== false)
}

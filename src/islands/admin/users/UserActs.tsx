import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import type { UserRow } from '#domain/user/account'
import { acting } from '#islands/admin/acting.ts'
import { hasPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'
import { inviteAgain, reactivateUser, signUserOut, suspendUser } from '#stores/user/user'
import { refreshUsers } from '#stores/user/users'

/** What can be done about somebody's way in. */
export const UserActs = ({ it }: { it: UserRow }) => {
  const choices = choicesOf(it)
  if (choices.length === 0) return null
  return <RowMenu label={`Actions for ${it.first_name}`} choices={choices} />
}

const run = (act: () => Promise<unknown>, done: string, detail?: string) => () =>
  void acting(act, done, detail).then(refreshUsers)

const choicesOf = (it: UserRow): Choice[] => {
  const mayUpdate = hasPermission('users.update')
  const isSelf = $session.get()?.user.id === it.id
  const name = it.first_name
  const all: (Choice | false)[] = [
    it.status === 'invited' &&
      hasPermission('users.create') && {
        key: 'invite',
        label: 'Send the invitation again',
        icon: 'mail',
        onChoose: run(
          () => inviteAgain(it),
          'Invitation sent',
          `The link before it no longer works.`,
        ),
      },
    it.status === 'active' &&
      mayUpdate && {
        key: 'sign-out',
        label: 'Sign out everywhere',
        icon: 'log-out',
        onChoose: run(() => signUserOut(it), `${name} is signed out everywhere`),
      },
    it.status === 'suspended' &&
      mayUpdate && {
        key: 'reactivate',
        label: 'Let in again',
        icon: 'lock-open',
        onChoose: run(() => reactivateUser(it), `${name} can sign in again`),
      },
    (it.status === 'active' || it.status === 'invited') &&
      mayUpdate && {
        key: 'suspend',
        label: 'Suspend',
        icon: 'lock',
        bad: true,
        ...(isSelf ? { why: 'You cannot suspend yourself.' } : {}),
        onChoose: run(() => suspendUser(it), `${name} is suspended`, 'Their sessions have ended.'),
      },
  ]
  return all.filter((choice) => choice !== false)
}

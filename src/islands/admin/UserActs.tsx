import { Icon } from '#components/Icon.tsx'
import { LazyMenu } from '#components/LazyMenu.tsx'
import type { Choice } from '#components/Menu.tsx'
import type { UserRow } from '#domain/user-account'
import { inviteAgain, reactivateUser, signUserOut, suspendUser } from '#stores/admin-user'
import { hasPermission } from '#stores/permissions'
import { $session } from '#stores/session'
import { $users } from '#stores/users'
import { acting } from './acting.ts'

/** What can be done about somebody's way in. */
export const UserActs = ({ it }: { it: UserRow }) => {
  const choices = choicesOf(it)
  if (choices.length === 0) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the row is a link, and a press on the menu is none on it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the menu itself takes the keys
    <span onClick={(event) => event.stopPropagation()}>
      <LazyMenu
        trigger={
          <>
            <Icon name="ellipsis" />
            <span className="sr">Actions for {it.first_name}</span>
          </>
        }
        choices={choices}
      />
    </span>
  )
}

const run = (act: () => Promise<unknown>, done: string, detail?: string) => () =>
  void acting(act, done, detail).then(() => $users.revalidate())

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

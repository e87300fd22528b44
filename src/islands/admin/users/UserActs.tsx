import { useState } from 'react'
import type { Choice } from '#components/overlay/Menu.tsx'
import { type Asked, Question } from '#components/overlay/Question.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { type Acts, firstRefusal, reasonAgainst, type Verdict } from '#domain/act'
import type { UserRow } from '#domain/user/account'
import { mayChangeWith } from '#domain/user/acting-person'
import { type UserAct, userActs } from '#domain/user/acts'
import { mayLeave } from '#domain/user/leave/departure'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { firm } from '#lib/firm'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { inviteAgain, reactivateUser } from '#stores/user/user'
import { refreshUsers } from '#stores/user/users'
import { signOutQuestion, suspendQuestion } from './account-questions.ts'

/** The menu of acts on a user's account. */
export default function UserActs({ user }: { user: UserRow }) {
  const person = useActingPerson()
  const mayRecord = firstRefusal(mayChangeWith(person, ['users.update']), mayLeave(user, person.id))
  const [asked, setAsked] = useState<Asked | null>(null)
  const choices = choicesOf(user, userActs(user, person), mayRecord, setAsked)
  return (
    <RowMenu label={`Actions for ${user.first_name}`} choices={choices}>
      <Question asked={asked} onDone={() => setAsked(null)} />
    </RowMenu>
  )
}

const run = (act: () => Promise<unknown>, done: string, detail?: string) => () =>
  void runAct(act, done, detail).then(refreshUsers)

const choicesOf = (
  user: UserRow,
  acts: Acts<UserAct>,
  leaveVerdict: Verdict,
  ask: (asked: Asked) => void,
): Choice[] => {
  const name = user.first_name
  const all: (Choice | false)[] = [
    user.status === 'invited' && {
      key: 'invite',
      label: 'Resend invitation',
      icon: 'mail',
      why: reasonAgainst(acts.invite_again),
      onChoose: run(
        () => inviteAgain(user),
        firm.sends_messages ? 'Invitation sent' : 'Invitation waiting to be sent',
        `The previous link no longer works.`,
      ),
    },
    user.status === 'active' && {
      key: 'sign-out',
      label: 'Sign out everywhere',
      icon: 'log-out',
      why: reasonAgainst(acts.sign_out),
      onChoose: () => ask(signOutQuestion(user)),
    },
    (user.status === 'suspended' || user.status === 'left') && {
      key: 'reactivate',
      label: 'Reactivate',
      icon: 'lock-open',
      why: reasonAgainst(acts.reactivate),
      onChoose: run(() => reactivateUser(user), `${name} can sign in again`),
    },
    user.type === 'staff' &&
      (user.status === 'active' || user.status === 'suspended') && {
        key: 'leave',
        label: 'Record that they leave',
        icon: 'log-out',
        why: reasonAgainst(leaveVerdict),
        onChoose: () => go(`${href('admin-users-id', { id: user.id })}?tab=leave`),
      },
    user.status !== 'suspended' &&
      user.status !== 'left' && {
        key: 'suspend',
        label: 'Suspend',
        icon: 'lock',
        bad: true,
        why: reasonAgainst(acts.suspend),
        onChoose: () => ask(suspendQuestion(user)),
      },
  ]
  return all.filter((choice) => choice !== false)
}

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

type Ask = (asked: Asked) => void

const choicesOf = (user: UserRow, acts: Acts<UserAct>, leaveVerdict: Verdict, ask: Ask): Choice[] =>
  [
    user.status === 'invited' && inviteChoice(user, acts),
    user.status === 'active' && signOutChoice(user, acts, ask),
    (user.status === 'suspended' || user.status === 'left') && reactivateChoice(user, acts),
    user.type === 'staff' &&
      (user.status === 'active' || user.status === 'suspended') &&
      leaveChoice(user, leaveVerdict),
    user.status !== 'suspended' && user.status !== 'left' && suspendChoice(user, acts, ask),
  ].filter((choice) => choice !== false)

const inviteChoice = (user: UserRow, acts: Acts<UserAct>): Choice => ({
  key: 'invite',
  label: 'Resend invitation',
  icon: 'mail',
  why: reasonAgainst(acts.invite_again),
  onChoose: run(
    () => inviteAgain(user),
    firm.sends_messages ? 'Invitation sent' : 'Invitation waiting to be sent',
    `The previous link no longer works.`,
  ),
})

const signOutChoice = (user: UserRow, acts: Acts<UserAct>, ask: Ask): Choice => ({
  key: 'sign-out',
  label: 'Sign out everywhere',
  icon: 'log-out',
  why: reasonAgainst(acts.sign_out),
  onChoose: () => ask(signOutQuestion(user)),
})

const reactivateChoice = (user: UserRow, acts: Acts<UserAct>): Choice => ({
  key: 'reactivate',
  label: 'Reactivate',
  icon: 'lock-open',
  why: reasonAgainst(acts.reactivate),
  onChoose: run(() => reactivateUser(user), `${user.first_name} can sign in again`),
})

const leaveChoice = ({ id }: UserRow, leaveVerdict: Verdict): Choice => ({
  key: 'leave',
  label: 'Record that they leave',
  icon: 'log-out',
  why: reasonAgainst(leaveVerdict),
  onChoose: () => go(`${href('admin-users-id', { id })}?tab=leave`),
})

const suspendChoice = (user: UserRow, acts: Acts<UserAct>, ask: Ask): Choice => ({
  key: 'suspend',
  label: 'Suspend',
  icon: 'lock',
  bad: true,
  why: reasonAgainst(acts.suspend),
  onChoose: () => ask(suspendQuestion(user)),
})

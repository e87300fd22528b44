import type { Asked } from '#components/overlay/Question.tsx'
import type { UserRow } from '#domain/user/account'
import { fullName } from '#domain/user/user'
import { runAct } from '#islands/admin/run-act.ts'
import { signUserOut, suspendUser } from '#stores/user/user'
import { refreshUsers } from '#stores/user/users'

const then = (act: () => Promise<unknown>, done: string, detail?: string) => () =>
  void runAct(act, done, detail).then(refreshUsers)

/** What is asked before somebody is signed out everywhere. */
export const signOutQuestion = (user: UserRow): Asked => ({
  title: `Sign ${fullName(user)} out everywhere?`,
  text: `All their sessions end now, on every device. What they have not saved is lost. ${user.first_name} can sign in again.`,
  submit: 'Sign out everywhere',
  run: then(() => signUserOut(user), `${user.first_name} signed out everywhere`),
})

/** What is asked before somebody is suspended. */
export const suspendQuestion = (user: UserRow): Asked => ({
  title: `Suspend ${fullName(user)}?`,
  text: `They are signed out now and can’t sign in until somebody reactivates them. Their cases, tasks and quotes stay with them. To hand work over, record that they leave instead.`,
  submit: 'Suspend',
  run: then(() => suspendUser(user), `${user.first_name} suspended`, 'Their sessions have ended.'),
})

import type { AccountForm } from '#domain/user/account'
import { NoProviderNotice } from '#islands/chrome/NoProviderNotice.tsx'
import { firm } from '#lib/firm'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { invite } from '#stores/user/user'
import { UserForm, valuesOf } from './UserForm.tsx'

const start = valuesOf()

const send = async (account: AccountForm, key: string) => {
  const { user } = await invite(account, key)
  addToast({
    severity: 'success',
    summary: `${user.first_name} invited`,
    detail: firm.sends_messages
      ? `We have emailed a link to ${user.email} to choose a password. It works for 7 days.`
      : `The link to ${user.email} is waiting: no mail provider is set up.`,
    life: 6000,
  })
  go(href('admin-users', {}))
}

export default function NewUser() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">New User</h1>
        <p className="mute">We will email them a link to choose a password and sign in.</p>
      </header>
      <NoProviderNotice />
      <UserForm start={start} submit="Invite" isNew onSubmit={send} />
    </>
  )
}

import type { AccountForm, UserRow } from '#domain/user/account'
import { UserForm, valuesOf } from './UserForm.tsx'

type Props = {
  user: UserRow
  onSubmit: (account: AccountForm, key: string, version: number) => Promise<unknown>
}

export default function ProfileForm({ user, onSubmit }: Props) {
  return (
    <UserForm start={valuesOf(user)} version={user.version} submit="Save" onSubmit={onSubmit} />
  )
}

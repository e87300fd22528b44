import type { PasswordContext } from '#domain/user/security/password'
import type { RequestContext } from '#tenant/runtime/context'
import { contextOfUser } from './passwords.ts'

/** What the edge needs to verify and change somebody's own password. */
export type OwnAccount = {
  readonly user_id: string
  readonly email: string
  readonly hash: string | null
  readonly context: PasswordContext
}

export const ownAccount = (context: RequestContext): OwnAccount | null => {
  const user = context.users.find(context.person.id)
  if (user === null || user.type === 'client') return null
  return {
    user_id: user.id,
    email: user.email,
    hash: context.users.passwordOf(user.id),
    context: contextOfUser(context, user),
  }
}

import { DISOWN_MS } from '#domain/user/security/remembered-device'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newToken } from '#tenant/user/links'
import type { User } from '#tenant/user/users'
import { momentText } from './moment-text.ts'

type Seen = { readonly hash: string; readonly name: string | null; readonly ip: string }

/** Stores with which device a user signed in, and tells them of one that was never seen. */
export const noteDevice = (context: RequestContext, user: User, { hash, name, ip }: Seen) => {
  const seen = { userId: user.id, tokenHash: hash, name, ip }
  if (!context.devices.see(seen, context.now) || user.type === 'client') return
  const { id, version, email } = user
  const link = disownLink(context, id)
  context.recordEvents(
    [
      {
        name: 'device.new',
        subject: 'user',
        id,
        version,
        changed: [],
        detail: { device: name },
      },
    ],
    {
      correspondence: () => ({
        about: null,
        values: {
          at: momentText(context.now),
          where: ip || 'an unknown address',
          device: name ?? 'an unknown device',
          link,
        },
        clients: [],
        staff: [{ name: fullName(user), email, phone: null }],
      }),
    },
  )
}

/** A link by which somebody says once that a sign-in was not theirs. */
const disownLink = ({ links, newId, now, origins }: RequestContext, userId: string) => {
  const token = newToken()
  links.insert({
    id: newId(),
    purpose: 'disown',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: userId,
    email: null,
    subject_id: null,
    created_at: now,
    expires_at: new Date(Date.parse(now) + DISOWN_MS).toISOString(),
  })
  return `${origins.main}/auth/password?disown=${token}`
}

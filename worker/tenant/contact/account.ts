import type { Contact } from '#domain/contact/contact'
import { invalid, wrongState } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { userChanged } from '#tenant/user/account-events'
import { endSessions } from '#tenant/user/session-ends'
import { followAddress } from '#tenant/user/sign-in-address'

const signOut = (context: RequestContext, userId: string) => {
  context.links.revokeAll(userId, context.now)
  endSessions(context, userId)
}

/** Copies the name, main email address and number of a contact to the client's account; a new address ends its sessions. */
export const updateAccount = (context: RequestContext, before: Contact, after: Contact) => {
  const user = context.users.byContact(after.id)
  if (user === null || user.type !== 'client') return
  const { first_name, last_name, phone } = after
  const email = before.email === after.email ? user.email : (after.email ?? user.email)
  const next = { ...user, first_name, last_name, phone, email }
  const changed = (['first_name', 'last_name', 'phone', 'email'] as const).filter(
    (key) => user[key] !== next[key],
  )
  if (changed.length === 0) return
  const holder = context.users.byEmail(email)
  if (holder !== null && holder.id !== user.id)
    throw invalid({
      emails: ['Another user signs in with this email address. Enter a different one.'],
    })
  const saved = { ...next, version: user.version + 1, updated_at: context.now }
  context.users.replace(saved, user.version)
  if (changed.includes('email')) signOut(context, user.id)
  userChanged(context, saved, [...changed], { name: `${first_name} ${last_name}` })
  followAddress(context, user, saved)
}

/**
 * Moves the account of a merged contact to the remaining one, or closes it when that has one already. Throws 409
 * when either has an account and `isAllowed` is false.
 */
export const mergeAccounts = (
  context: RequestContext,
  remaining: Contact,
  other: Contact,
  isAllowed: boolean,
) => {
  const [remainingUser, movedUser] = [
    context.users.byContact(remaining.id),
    context.users.byContact(other.id),
  ]
  if (remainingUser === null && movedUser === null) return
  if (!isAllowed)
    throw wrongState(
      'contact.signs_in',
      'One of these contacts signs in to the client portal. Choose to merge their accounts too.',
    )
  if (movedUser === null) return
  const status = remainingUser === null ? movedUser.status : 'left'
  const contact_id = remainingUser === null ? remaining.id : null
  const next = {
    ...movedUser,
    status,
    contact_id,
    version: movedUser.version + 1,
    updated_at: context.now,
  }
  context.users.replace(next, movedUser.version)
  signOut(context, movedUser.id)
  userChanged(context, next, ['contact_id', 'status'], { status })
}

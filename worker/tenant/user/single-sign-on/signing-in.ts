import { networkOf } from '#domain/network'
import type { DelayRule } from '#domain/user/sign-in-delay'
import type { Identity } from '#domain/user/single-sign-on/identity'
import { linkingOf } from '#domain/user/single-sign-on/linking'
import type { SingleSignOnFault } from '#domain/user/single-sign-on/refusals'
import type { OfferedProvider } from '#domain/user/single-sign-on/settings'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { activateInvited } from '#tenant/user/invitations'
import { hashOf } from '#tenant/user/links'
import { recordSecurity } from '#tenant/user/security/recording'
import { type SignedIn, signIn } from '#tenant/user/security/second-factors'
import { openSessionOf, type SessionInput } from '#tenant/user/signing-in'
import { secretOf, singleSignOnOf } from './settings.ts'

/** The provider that people may sign in with; null while it is off. */
export const offeredProvider = (context: RequestContext): OfferedProvider | null => {
  const { provider, policy } = singleSignOnOf(context)
  const secret = secretOf(context)
  if (!policy.is_enabled || provider === null || secret === null) return null
  return { ...provider, sealed_secret: secret.sealed }
}

export type SingleSignOnInput = Omit<SessionInput, 'userId'> & { readonly identity: Identity }

export type SingleSignOnResult =
  | SignedIn
  | { readonly kind: 'refused'; readonly fault: SingleSignOnFault }

/** Signs in the account of an identity, which is linked to it the first time. */
export const signInByIdentity = (
  context: RequestContext,
  { identity, ...input }: SingleSignOnInput,
): SingleSignOnResult =>
  context.store.transaction(() => {
    const provider = offeredProvider(context)
    if (provider?.issuer !== identity.issuer) return refuse(context, 'off', identity)
    const linking = linkingOf(identity, foundOf(context, identity), provider.domains)
    if (typeof linking === 'string') return refuse(context, linking, identity)
    const { account, isNew } = linking
    if (isNew) link(context, identity, account.id)
    context.singleSignOnLinks.used(identity, context.now)
    const session = { ...input, userId: account.id }
    return openOrAsk(context, session, identity) ?? refuse(context, 'inactive', identity)
  })

const foundOf = ({ users, singleSignOnLinks }: RequestContext, identity: Identity) => {
  const link = singleSignOnLinks.find(identity)
  const addressed = identity.email === null ? null : users.byEmail(identity.email)
  const taken = addressed && singleSignOnLinks.ofUser(addressed.id, identity.issuer)
  return { linked: link && users.find(link.user_id), addressed, isTaken: taken !== null }
}

const link = (context: RequestContext, identity: Identity, userId: string) => {
  activateInvited(context, userId)
  context.singleSignOnLinks.add(identity, userId, context.now)
  const user = context.users.get(userId)
  const detail = { issuer: identity.issuer, name: fullName(user) }
  recordSecurity(context, user, { name: 'single-sign-on.linked', detail })
}

/** Opens a session where the provider asked for more than one factor; else ours is asked for, if there is one. */
const openOrAsk = (
  context: RequestContext,
  input: SessionInput,
  { is_multi_factor }: Identity,
): SignedIn | null => {
  if (!is_multi_factor) return signIn(context, input)
  const session = openSessionOf(context, input, null)
  return session && { kind: 'session', session, factor_due_at: null }
}

// Anybody may begin an attempt and let it fail, so that no more than these are recorded from one network.
const RECORDED: DelayRule = { free: 20, firstMs: 60_000, longestMs: 600_000, windowMs: 3_600_000 }

/** Records a refused attempt; the audit log gets only a hash of the address. */
export const refuse = (
  context: RequestContext,
  fault: SingleSignOnFault,
  { email }: Pick<Identity, 'email'> = { email: null },
): SingleSignOnResult => {
  const name = `single-sign-on:${networkOf(context.ip ?? '')}`
  const { allowed } = context.throttle.other(name, RECORDED, context.now)
  if (allowed) {
    const account = email === null ? {} : { account: hashOf(email).slice(0, 16) }
    const event = {
      name: 'single-sign-on.refused',
      subject: 'session',
      id: '',
      version: 0,
    } as const
    context.recordEvents([{ ...event, changed: [], detail: { reason: fault, ...account } }])
  }
  return { kind: 'refused', fault }
}

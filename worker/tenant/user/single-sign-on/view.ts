import type { LinkedPerson, SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import { fullName } from '#domain/user/user'
import type { RequestContext } from '#tenant/runtime/context'
import { emergencyNames } from './policy.ts'
import { secretOf, singleSignOnOf } from './settings.ts'

/** Where a provider sends people back to, on any host of the firm's staff. */
export const CALLBACK_PATH = '/auth/single-sign-on/callback'

/** Returns the settings without the secret, and who has signed in by the provider. */
export const toSingleSignOnDetail = (context: RequestContext): SingleSignOnDetail => {
  const settings = singleSignOnOf(context)
  const linked = linkedPeople(context, settings.provider?.issuer ?? '')
  return {
    settings,
    secret_set_at: secretOf(context)?.at ?? null,
    redirect_address: `${context.origins.main}${CALLBACK_PATH}`,
    linked,
    emergency: emergencyNames(context),
    is_own_linked: linked.some(({ id }) => id === context.person.id),
  }
}

const linkedPeople = (
  { singleSignOnLinks, users }: RequestContext,
  issuer: string,
): LinkedPerson[] => {
  const links = singleSignOnLinks.ofIssuer(issuer)
  const people = new Map(users.all(links.map((it) => it.user_id)).map((it) => [it.id, it]))
  return links.flatMap(({ user_id, linked_at, used_at }) => {
    const user = people.get(user_id)
    if (user === undefined) return []
    return [{ id: user_id, name: fullName(user), email: user.email, linked_at, used_at }]
  })
}

import { notFound } from '#domain/refusal'
import type { FilingSuggestion, TrackedEmail } from '#domain/tracked-email/tracked-email'
import { mayUse } from '#domain/user/acting-person'
import { recordRead } from '#tenant/audit/reads'
import type { RequestContext } from '#tenant/runtime/context'
import { isTargetInScope } from './targets.ts'
import { trackedEmailsOf } from './tracked-emails.ts'

/** Whether somebody reads what nobody has filed. */
export const readsUnfiled = ({ person }: Pick<RequestContext, 'person'>) =>
  mayUse(person, ['communications.view-any']) === true ||
  mayUse(person, ['inbox.view-any']) === true

/** The email with its text; throws 404 for one that is filed outside the person's scope, or that is not filed. */
export const readableEmail = (context: RequestContext, id: string): TrackedEmail => {
  const email = trackedEmailsOf(context.store).find(id)
  if (email === null) throw notFound()
  const isReadable =
    email.filing === null ? readsUnfiled(context) : isTargetInScope(context, email.filing)
  if (!isReadable) throw notFound()
  return email
}

/** The email, for whoever may file it: its readers, and the people of what it may be about. Throws 404. */
export const fileableEmail = (context: RequestContext, id: string): TrackedEmail => {
  const email = trackedEmailsOf(context.store).find(id)
  if (email === null) throw notFound()
  return email.filing === null && scopedSuggestions(context, email).length > 0
    ? email
    : readableEmail(context, id)
}

/** What an email may be about, as far as the person may know of it. */
export const scopedSuggestions = (
  context: RequestContext,
  { suggestions }: TrackedEmail,
): FilingSuggestion[] => suggestions.filter((it) => isTargetInScope(context, it))

export const recordEmailRead = (context: RequestContext, id: string) =>
  recordRead(context, { what: 'message', subject: 'tracked-email', id })

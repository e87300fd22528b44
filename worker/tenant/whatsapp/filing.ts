import { isEnded } from '#domain/conveyance/labels'
import { invalid } from '#domain/refusal'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import type { RequestContext } from '#tenant/runtime/context'
import { isTargetInScope, targetsByRef } from '#tenant/tracked-email/targets'

/** The only open case of a contact; null for none or several. */
export const filingOfContact = (
  context: RequestContext,
  contactId: string,
): FilingTarget | null => {
  const open = context.conveyances.ofContact(contactId).filter((it) => !isEnded(it))
  const [only, ...others] = open
  return only && others.length === 0 ? { kind: 'conveyance', id: only.id, ref: only.ref } : null
}

/** The case or quote of the person's with a reference; throws 422 for none. */
export const filingNamed = (context: RequestContext, ref: string): FilingTarget => {
  const target = targetsByRef(context, [ref.trim().toUpperCase()]).find((it) =>
    isTargetInScope(context, it),
  )
  if (target === undefined)
    throw invalid({ ref: ['There is no case, quote or lead of yours with this reference.'] })
  return target
}

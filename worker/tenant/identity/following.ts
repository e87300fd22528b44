import type { Contact } from '#domain/contact/contact'
import { reopened } from '#domain/identity/changing'
import { followChecks } from '#domain/identity/fact'
import type { IdentityCheck } from '#domain/identity/identity'
import { changedSince, personOf } from '#domain/identity/person'
import { about } from '#tenant/conveyance/of-person/recording'
import { followFundsOf } from '#tenant/funds/following'
import type { RequestContext } from '#tenant/runtime/context'
import { recordIdentityEvent } from './recording.ts'
import { identityChecksOf } from './stored.ts'

/** Records or takes back what a case holds of its checks. */
export const followIdentity = (context: RequestContext, conveyanceId: string) => {
  const records = context.conveyances.records(conveyanceId)
  const checks = identityChecksOf(context.store).ofCase(conveyanceId)
  const change = checks.length > 0 ? followChecks(records, checks, context.now) : null
  if (change !== null) context.conveyances.keep(change, records.conveyance.version)
  followFundsOf(context, conveyanceId)
}

const reopen = (context: RequestContext, check: IdentityCheck, what: string) => {
  const saved = identityChecksOf(context.store).save(reopened(check, what, context))
  const conveyance = context.conveyances.get(check.conveyance_id)
  recordIdentityEvent(context, conveyance, saved, {
    name: 'identity.reopened',
    detail: { ...about(saved), what },
  })
  followIdentity(context, check.conveyance_id)
}

/** Opens the checks of a contact again whose name, birth date or address is no longer what was checked. */
export const followPerson = (context: RequestContext, contact: Contact) => {
  const person = personOf(contact)
  for (const check of identityChecksOf(context.store).ofContact(contact.id)) {
    const what = check.removed === null ? changedSince(check, person) : null
    if (what !== null) reopen(context, check, what)
  }
}

/** Moves the checks of a contact that was merged into another; a check that the other has on a case stays. */
export const moveIdentity = (context: RequestContext, from: string, to: Contact) => {
  const checks = identityChecksOf(context.store)
  for (const check of checks.ofContact(from))
    if (checks.of(check.conveyance_id, to.id) === null)
      checks.save({ ...check, contact_id: to.id, version: check.version + 1 })
}

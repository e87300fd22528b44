import { assertAllowed, refuseIf } from '#domain/act'
import { nameOf } from '#domain/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type IdentityAct, identityActs, mayCheckIdentity } from '#domain/identity/acts'
import type {
  IdentityRejection,
  IdentityRemoval,
  IdentityRequest,
  PersonEntry,
  ReviewEntry,
} from '#domain/identity/bodies'
import { asked, failed, newCheck, passedBy, removed, sentBack } from '#domain/identity/changing'
import type { IdentityCheck } from '#domain/identity/identity'
import { identityRoles, identityWays } from '#domain/identity/labels'
import { personOf } from '#domain/identity/person'
import { reviewCheck } from '#domain/identity/reviewing'
import type { IdentityView } from '#domain/identity/view'
import { notFound } from '#domain/refusal'
import { accessibleContact } from '#tenant/contact/access'
import { assertMayChange, reasonToAsk } from '#tenant/conveyance/of-person/changing'
import { about } from '#tenant/conveyance/of-person/recording'
import type { RequestContext } from '#tenant/runtime/context'
import { followIdentity } from './following.ts'
import { recordAsked, recordIdentityEvent, recordPassed } from './recording.ts'
import { identityChecksOf } from './stored.ts'
import { checkFor, identityView } from './view.ts'

type Address = { readonly id: string; readonly contact: string }

/** Adds somebody whose identity the case rests on too. Throws 409 for somebody who is on it already. */
export const addPerson = (
  context: RequestContext,
  id: string,
  { contact_id, role }: PersonEntry,
): IdentityView => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayCheckIdentity(context.person, conveyance))
  const contact = accessibleContact(context, contact_id)
  const checks = identityChecksOf(context.store)
  assertAllowed(
    refuseIf(
      conveyance.clients.some((it) => it.contact_id === contact.id) ||
        checks.of(id, contact.id) !== null,
      'identity.known',
      'This person is on the list already.',
    ),
  )
  const whose = { conveyance_id: id, contact_id: contact.id, name: nameOf(contact), role }
  const blank = newCheck({ id: context.newId(), ...whose }, context)
  const check = checks.save({ ...blank, version: 1 })
  recordIdentityEvent(context, conveyance, check, {
    name: 'identity.added',
    detail: { ...about(check), role: identityRoles[role] },
  })
  followIdentity(context, id)
  return identityView(context, check)
}

type Found = { readonly conveyance: Conveyance; readonly check: IdentityCheck }

/** The check to change; throws 404, 403, and 409 for a stale version and for what may not be done. */
const checkTo = (
  context: RequestContext,
  act: IdentityAct,
  { id, contact }: Address,
  version: number,
): Found => {
  const conveyance = context.conveyances.get(id)
  const check = checkFor(context, conveyance, contact)
  assertMayChange(check, version, {
    may: () => identityActs(context.person, conveyance, check)[act],
    view: () => identityView(context, check),
  })
  return { conveyance, check }
}

const save = (context: RequestContext, check: IdentityCheck): IdentityView => {
  const saved = identityChecksOf(context.store).save(check)
  followIdentity(context, saved.conveyance_id)
  return identityView(context, saved)
}

export const askForPictures = (
  context: RequestContext,
  address: Address,
  { version, reason }: IdentityRequest,
): IdentityView => {
  const { conveyance, check } = checkTo(context, 'ask', address, version)
  const missing = 'Enter what is wrong, for the client to read.'
  const after = asked(check, reasonToAsk(check, reason, missing), context)
  recordAsked(context, conveyance, after, after.asked?.reason ?? null)
  return save(context, after)
}

export const review = (
  context: RequestContext,
  address: Address,
  entry: ReviewEntry,
): IdentityView => {
  const { conveyance, check } = checkTo(context, 'review', address, entry.version)
  const contact = context.contacts.current(check.contact_id)
  if (contact === null) throw notFound()
  const after = reviewCheck(check, entry, personOf(contact), context)
  recordIdentityEvent(context, conveyance, after, {
    name: 'identity.reviewed',
    detail: { ...about(after), how: identityWays[entry.way] },
  })
  return save(context, after)
}

export const approve = (
  context: RequestContext,
  address: Address,
  version: number,
): IdentityView => {
  const { conveyance, check } = checkTo(context, 'approve', address, version)
  const after = passedBy(check, context)
  recordPassed(context, conveyance, after)
  return save(context, after)
}

export const reject = (
  context: RequestContext,
  address: Address,
  { version, outcome, reason }: IdentityRejection,
): IdentityView => {
  const isFailure = outcome === 'failed'
  const { conveyance, check } = checkTo(context, isFailure ? 'fail' : 'reject', address, version)
  const after = (isFailure ? failed : sentBack)(check, reason, context)
  recordIdentityEvent(
    context,
    conveyance,
    after,
    isFailure
      ? { name: 'identity.failed', detail: about(after) }
      : { name: 'identity.sent-back', detail: { ...about(after), reason } },
  )
  return save(context, after)
}

export const removePerson = (
  context: RequestContext,
  address: Address,
  { version, reason }: IdentityRemoval,
): IdentityView => {
  const { conveyance, check } = checkTo(context, 'remove', address, version)
  const after = removed(check, reason, context)
  recordIdentityEvent(context, conveyance, after, {
    name: 'identity.removed',
    detail: { ...about(after), reason },
  })
  return save(context, after)
}

import { nameOf } from '#domain/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayLook } from '#domain/identity/acts'
import { newCheck } from '#domain/identity/changing'
import type { IdentityCheck } from '#domain/identity/identity'
import { personOf } from '#domain/identity/person'
import { checksOf, standingOf, validUntil } from '#domain/identity/standing'
import type { IdentityView } from '#domain/identity/view'
import { notFound } from '#domain/refusal'
import { intakeKeyOf } from '#tenant/communication/provider/intake-key'
import type { RequestContext } from '#tenant/runtime/context'
import { identityChecksOf } from './stored.ts'

/** The check of a person on a case, or the blank one of a client whose check has not begun; throws 404 for anybody else. */
export const checkFor = (
  context: RequestContext,
  conveyance: Conveyance,
  contactId: string,
): IdentityCheck => {
  const stored = identityChecksOf(context.store).of(conveyance.id, contactId)
  if (stored !== null) return stored
  const client = conveyance.clients.find(({ contact_id }) => contact_id === contactId)
  if (client === undefined) throw notFound()
  const { contact_id, name } = client
  const whose = { conveyance_id: conveyance.id, contact_id, name, role: 'client' as const }
  return newCheck({ id: context.newId(), ...whose }, context)
}

const withoutPictures = (check: IdentityCheck): IdentityCheck => ({
  ...check,
  pictures: [],
  electronic: [],
  review: null,
  rounds: [],
})

/** Whether the firm has a service that checks identities. */
const hasService = (context: RequestContext) => intakeKeyOf(context, 'identity') !== null

/** A check as somebody on the staff sees it: documents and pictures only with permission. */
export const identityView = (context: RequestContext, check: IdentityCheck): IdentityView => {
  const { person, contacts, today } = context
  const { contact_id, role, version } = check
  const looks = mayLook(person)
  const contact = contacts.current(contact_id)
  return {
    contact_id,
    name: contact ? nameOf(contact) : check.name,
    role,
    version,
    check: looks ? check : withoutPictures(check),
    standing: standingOf(check, today),
    valid_until: validUntil(check),
    person: looks && contact ? personOf(contact) : null,
    service_reference: looks && version > 0 && hasService(context) ? check.id : null,
  }
}

/** Everybody whose identity a case rests on, its clients first. */
export const identityOf = (context: RequestContext, conveyanceId: string): IdentityView[] => {
  const conveyance = context.conveyances.get(conveyanceId)
  const checks = checksOf(conveyance, identityChecksOf(context.store).ofCase(conveyance.id))
  return checks.map((check, at) =>
    identityView(
      context,
      check ?? checkFor(context, conveyance, conveyance.clients[at]?.contact_id ?? ''),
    ),
  )
}

import { notFound } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'

/** The id of the signed-in agent’s agency; throws 404 without one. */
export const ownAgency = ({ person }: RequestContext): string => {
  if (!person.agency_id) throw notFound()
  return person.agency_id
}

import { type Agency, isLive } from '#domain/agent/agency'
import { followReferral } from '#domain/agent/following'
import type { QuoteFacts } from '#domain/quote/facts'
import { invalid } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { mergedInto } from './following.ts'

const archivedText = (agency: Agency) => `${agency.name} is archived. Choose another agency.`

type Choosing = {
  /** The field of the body, for its error. */
  readonly field: string
  /** What to say of an id that no agency has. */
  readonly unknown: string
  /** The agency that the record names already, archived or not. */
  readonly already?: string | null | undefined
}

/** The agency that somebody chose, or the one that it was merged into; throws 422 for an unknown or archived one. */
export const chosenAgency = (
  { agencies }: Pick<RequestContext, 'agencies'>,
  id: string,
  { field, unknown, already = null }: Choosing,
): Agency => {
  const agency = agencies.current(id)
  if (agency === null) throw invalid({ [field]: [unknown] })
  if (!isLive(agency) && id !== already) throw invalid({ [field]: [archivedText(agency)] })
  return agency
}

/** The facts with their referral as its records are now; throws 422 for an archived agency that is newly chosen. */
export const withReferral = (
  context: RequestContext,
  facts: QuoteFacts,
  already: string | null,
): QuoteFacts => {
  const id = facts.referral?.agency_id ?? null
  if (facts.referral === null || id === null) return facts
  const agency = context.agencies.current(id)
  if (agency !== null && !isLive(agency) && id !== already)
    throw invalid({ 'referral.agency': [archivedText(agency)] })
  return { ...facts, referral: followReferral(facts.referral, mergedInto(context)) }
}

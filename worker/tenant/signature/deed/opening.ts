import type { Conveyance } from '#domain/conveyance/conveyance'
import { notFound, Refusal } from '#domain/refusal'
import { type WitnessView, witnessView } from '#domain/signature/deed/view'
import { type Watched, watchedBy } from '#domain/signature/deed/witnessing'
import type { SignatureRequest } from '#domain/signature/signature'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { system } from '#tenant/user/people'
import { signatureRequestDocument } from '../document.ts'

export type OpenWitness = {
  /** A context that acts as the witness. */
  readonly context: RequestContext
  readonly request: SignatureRequest
  readonly watched: Watched
  readonly conveyance: Conveyance
}

const noLink = ({ firm }: RequestContext) =>
  new Refusal(
    404,
    'witness.no_link',
    `This link opens nothing to sign. Open the newest message from ${firm.brand.name}, or call them on ${firm.phone}.`,
  )

// Only wrong links are counted, by network.
const refusalOf = (visitor: RequestContext) =>
  visitor.store.transaction(() => {
    const { throttle, ip, now } = visitor
    const { allowed, retry_after } = throttle.attempt({ email: 'witness-link', ip: ip ?? '' }, now)
    if (allowed) return noLink(visitor)
    return new Refusal(429, 'too_many_attempts', 'Too many attempts. Try again later.', {
      retry_after,
    })
  })

/** What the witness of a link signs. Throws 404 for a link of nobody’s, 429 after too many wrong ones. */
export const openWitness = (visitor: RequestContext, token: string): OpenWitness => {
  const link = visitor.links.byToken('witness', token, visitor.now)
  if (link === null) throw refusalOf(visitor)
  const [id = '', witnessId = ''] = (link.subject_id ?? '').split(' ')
  const request = tableOf(visitor.store, signatureRequestDocument).find(id)
  const watched = request && watchedBy(request, witnessId)
  if (!request || !watched) throw notFound()
  const { name } = watched.witness
  const context = visitor.as(system, { id: `witness:${witnessId}`, name })
  return { context, request, watched, conveyance: context.conveyances.get(request.conveyance_id) }
}

/** A request as one of its witnesses sees it. */
export const shownToWitness = (
  { firm, now }: RequestContext,
  request: SignatureRequest,
  witnessId: string,
): WitnessView => {
  const watched = watchedBy(request, witnessId)
  if (watched === null) throw notFound()
  return witnessView(request, watched, { name: firm.brand.name, phone: firm.phone }, now)
}

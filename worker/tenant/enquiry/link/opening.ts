import { assertAllowed } from '#domain/act'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type EnquiryLink, linkStateOf } from '#domain/enquiry/link/link'
import { type OtherSideView, otherSideEnquiries } from '#domain/enquiry/link/other-side-view'
import { notFound, wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { recordsOf } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf } from '#tenant/user/links'
import { system } from '#tenant/user/people'
import { wrongLink } from '#tenant/user/wrong-link'
import { linksOfCases } from './links.ts'

export type OpenLink = {
  /** A context that acts as the lawyer who has the link. */
  readonly context: RequestContext
  readonly link: EnquiryLink
  readonly conveyance: Conveyance
}

const storedLink = (visitor: RequestContext, token: string) => {
  const row = visitor.store.row<{ id: string; conveyance_id: string }>(
    'SELECT id, conveyance_id FROM enquiry_links WHERE token_hash = ?',
    hashOf(token),
  )
  return row && linksOfCases(visitor).get(row.conveyance_id, row.id)
}

const endings = {
  expired: 'This link has expired. Ask the firm that sent it for a new one.',
  withdrawn: 'This link has been withdrawn. Ask the firm that sent it for a new one.',
}

/** The case of a link. Throws 404 for a link that is not of this firm, 409 for one that ended, 429 after too many wrong ones. */
export const openLink = (visitor: RequestContext, token: string, name?: string): OpenLink => {
  const link = storedLink(visitor, token)
  if (link === null) throw wrongLink(visitor, 'enquiry-link', notFound())
  const state = linkStateOf(link, visitor.today)
  if (state !== 'open') throw wrongState(`enquiry_link.${state}`, endings[state])
  const lawyer = { id: `link:${link.id}`, name: name ? `${name}, ${link.firm}` : link.firm }
  const context = visitor.as(system, lawyer)
  return { context, link, conveyance: context.conveyances.get(link.conveyance_id) }
}

/** What the lawyer who has a link sees. */
export const toOtherSideView = ({ context, link, conveyance }: OpenLink): OtherSideView => {
  const { brand, phone, email } = context.firm
  const verdict = mayChangeCase(conveyance)
  return {
    by: { name: brand.name, phone, email },
    firm: link.firm,
    ref: conveyance.ref,
    address: conveyance.address.line,
    last_day: link.last_day,
    ended: verdict === true ? null : verdict.message,
    enquiries: otherSideEnquiries(recordsOf(context).of([conveyance.id])),
  }
}

/** Shows the enquiries by a link; each view is an event and is counted. */
export const viewAsOtherSide = (visitor: RequestContext, token: string): OtherSideView =>
  visitor.store.transaction(() => {
    const opened = openLink(visitor, token)
    const { context, link, conveyance } = opened
    const { now } = context
    const viewed = { views: link.views + 1, last_viewed_at: now, version: link.version + 1 }
    linksOfCases(context).replace({ ...link, ...viewed })
    const event = { ...ofCase(conveyance), changed: ['enquiry_links'] }
    context.recordEvents(
      [{ name: 'enquiry-link.viewed', ...event, detail: { firm: link.firm } }],
      staffOfCase(conveyance),
    )
    return toOtherSideView(opened)
  })

/** The same for a change; throws 409 once the case has ended. */
export const linkToChange = (visitor: RequestContext, token: string, name: string): OpenLink => {
  const opened = openLink(visitor, token, name)
  assertAllowed(mayChangeCase(opened.conveyance))
  return opened
}

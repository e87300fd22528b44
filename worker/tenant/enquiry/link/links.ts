import { addDays, londonDate } from '#domain/dates'
import type { LinkEntry } from '#domain/enquiry/link/bodies'
import { type EnquiryLink, type EnquiryLinkView, toLinkView } from '#domain/enquiry/link/link'
import { wrongState } from '#domain/refusal'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { liveCase } from '#tenant/enquiry/changing-enquiries'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newToken } from '#tenant/user/links'
import { enquiryLinkDocument } from './document.ts'

export const linksOfCases = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, enquiryLinkDocument)

export const linksOfCase = (context: RequestContext, id: string): EnquiryLinkView[] =>
  linksOfCases(context)
    .of([context.conveyances.get(id).id])
    .map(toLinkView)
    .toReversed()

/** A new link for the other side; its address is returned this once. */
export const createLink = (context: RequestContext, id: string, { firm, days }: LinkEntry) => {
  const conveyance = liveCase(context, id)
  const { by, now, origins } = context
  const token = newToken()
  const last_day = addDays(londonDate(now), days)
  const link = linksOfCases(context).insert({
    ...{ id: context.newId(), version: 1, conveyance_id: id, token_hash: hashOf(token), firm },
    ...{ by: { id: by.id, name: by.name }, created_at: now, last_day },
    ...{ withdrawn: null, views: 0, last_viewed_at: null },
  })
  const event = { ...ofCase(conveyance), changed: ['enquiry_links'], detail: { firm, last_day } }
  context.recordEvents([{ name: 'enquiry-link.created', ...event }], staffOfCase(conveyance))
  return {
    link: toLinkView(link),
    url: `${origins.clients}/documents/${link.id}?enquiries=${token}`,
  }
}

const withdrawn = (link: EnquiryLink, { by, now }: RequestContext): EnquiryLink => {
  if (link.withdrawn !== null)
    throw wrongState('enquiry_link.withdrawn', 'This link has been withdrawn already.')
  return {
    ...link,
    version: link.version + 1,
    withdrawn: { by: { id: by.id, name: by.name }, at: now },
  }
}

/** Ends a link at once; possible on a case that has ended too. */
export const withdrawLink = (
  context: RequestContext,
  { id, link }: { readonly id: string; readonly link: string },
  version: number,
): EnquiryLinkView => {
  const conveyance = caseToChange(context, id)
  const links = linksOfCases(context)
  const before = links.get(id, link)
  requireFresh(version, before, undefined, () => toLinkView(before))
  const after = links.replace(withdrawn(before, context))
  const event = { ...ofCase(conveyance), changed: ['enquiry_links'], detail: { firm: after.firm } }
  context.recordEvents([{ name: 'enquiry-link.withdrawn', ...event }], staffOfCase(conveyance))
  return toLinkView(after)
}

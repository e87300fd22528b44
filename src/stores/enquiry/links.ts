import { enquiryLinkApi } from '#domain/enquiry/link/api'
import type { LinkEntry } from '#domain/enquiry/link/bodies'
import type { EnquiryLinkView } from '#domain/enquiry/link/link'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, change } = caseStoreOf<EnquiryLinkView[], EnquiryLinkView>('enquiry-links', (id) =>
  call(enquiryLinkApi.list, { params: { id } }),
)

export const $enquiryLinks = $store

/** Creates a link and returns its address, which is shown this once. */
export const createEnquiryLink = async (body: LinkEntry, key: string) => {
  const { url } = await call(enquiryLinkApi.create, { params: { id: caseId() }, body, key })
  $store.revalidate()
  return url
}

export const withdrawEnquiryLink = ({ id, version }: EnquiryLinkView) =>
  change(enquiryLinkApi.withdraw, {}, { params: { id: caseId(), link: id }, version })

import { EnquiryLink } from '#domain/enquiry/link/link'
import type { DocumentShape } from '#tenant/core/document'

export const enquiryLinkDocument: DocumentShape<EnquiryLink> = {
  name: 'enquiry_links',
  isVersioned: true,
  shape: 1,
  schema: EnquiryLink,
  upgrades: [],
}

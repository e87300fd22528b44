import { LibraryEnquiry } from '#domain/enquiry/library/library-enquiry'
import type { DocumentShape } from '#tenant/core/document'

export const libraryEnquiryDocument: DocumentShape<LibraryEnquiry> = {
  name: 'library_enquiries',
  isVersioned: true,
  shape: 2,
  schema: LibraryEnquiry,
  upgrades: [(doc) => ({ ...doc, merged_into: null })],
}

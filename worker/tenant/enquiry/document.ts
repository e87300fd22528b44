import { CaseEnquiry } from '#domain/enquiry/enquiry'
import type { DocumentShape } from '#tenant/core/document'

export const caseEnquiryDocument: DocumentShape<CaseEnquiry> = {
  name: 'case_enquiries',
  isVersioned: true,
  shape: 1,
  schema: CaseEnquiry,
  upgrades: [],
}

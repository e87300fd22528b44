import { CaseEnquiry } from '#domain/enquiry/enquiry'
import { isRecord } from '#domain/is-record'
import type { DocumentShape } from '#tenant/core/document'

const withApproval = (decline: unknown) =>
  isRecord(decline) ? { ...decline, approval: { by: decline['by'], at: decline['at'] } } : null

const withOffer = (decline: unknown) =>
  isRecord(decline) ? { ...decline, offer: null, document_id: null, repeats: null } : null

const withTerms = (indemnity: unknown) =>
  isRecord(indemnity)
    ? { ...indemnity, conditions: null, disclosure: null, expires_on: null }
    : null

export const caseEnquiryDocument: DocumentShape<CaseEnquiry> = {
  name: 'case_enquiries',
  isVersioned: true,
  shape: 6,
  schema: CaseEnquiry,
  upgrades: [
    // Before, whoever declined did so at once.
    (doc) => ({ ...doc, library_id: null, reason: null, decline: withApproval(doc['decline']) }),
    (doc) => ({ ...doc, reply_sent: null }),
    // A reply may be recorded as sent without a document.
    (doc) => doc,
    (doc) => ({ ...doc, indemnity: withTerms(doc['indemnity']) }),
    (doc) => ({ ...doc, decline: withOffer(doc['decline']), assignee: null, chased: null }),
  ],
}

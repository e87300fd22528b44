export {
  agencyDocument,
  branchDocument,
  negotiatorDocument,
  visitDocument,
} from '#tenant/agent/document'
export { referralFeeDocument } from '#tenant/agent/fee/document'
export { keyHandoverDocument } from '#tenant/agent/keys/document'
export { agentNoteDocument } from '#tenant/agent/note/document'
export { agentQuestionDocument } from '#tenant/agent/question/document'
export { callDocument } from '#tenant/call/document'
export { clientMessageDocument } from '#tenant/client-message/document'
export { messageDocument } from '#tenant/communication/document'
export {
  communicationDocument,
  communicationVersionDocument,
  matrixDocument,
} from '#tenant/communication/firm/document'
export { complaintDocument } from '#tenant/complaint/document'
export { caseFiguresDocument } from '#tenant/completion-statement/document'
export { contactDocument } from '#tenant/contact/document'
export { automationRunDocument } from '#tenant/conveyance/automation/document'
export { conveyanceDocument, planDocument } from '#tenant/conveyance/document'
export { caseNoteDocument } from '#tenant/conveyance/note/document'
export { caseOrderDocument } from '#tenant/conveyance/order/document'
export { caseChainDocument, caseTitleDocument } from '#tenant/conveyance/title/document'
export { workflowDocument } from '#tenant/conveyance/workflow/document'
export { delegateDocument } from '#tenant/delegate/document'
export { documentDocument } from '#tenant/document/document'
export { uploadDocument } from '#tenant/document/upload'
export { enquiryClassificationDocument } from '#tenant/enquiry/classification/document'
export { caseEnquiryDocument } from '#tenant/enquiry/document'
export { libraryEnquiryDocument } from '#tenant/enquiry/library/document'
export { enquiryLinkDocument } from '#tenant/enquiry/link/document'
export { clientQuestionDocument } from '#tenant/enquiry/question/document'
export { fundsStatementDocument } from '#tenant/funds/document'
export { identityCheckDocument } from '#tenant/identity/document'
export { importChunkDocument, importDocument, importRowDocument } from '#tenant/import/document'
export { inboxItemDocument } from '#tenant/inbox/document'
export { leadDocument, leadRowDocument } from '#tenant/lead/document'
export { postingDocument } from '#tenant/ledger/document'
export { savedViewDocument } from '#tenant/list/document'
export { mailboxDocument, mailboxSyncDocument } from '#tenant/mailbox/document'
export { payeeDocument } from '#tenant/payee/document'
export { paymentDocument } from '#tenant/payment/document'
export {
  bankPaymentEventDocument,
  paymentEventDocument,
  paymentNoticeDocument,
  paymentRequestDocument,
} from '#tenant/payment-request/document'
export { pictureDocument } from '#tenant/picture/document'
export { quoteCaseDocument, quoteCaseRowDocument } from '#tenant/quote/case/document'
export { feeScaleDocument } from '#tenant/quote/scale/document'
export { bankFileDocument, reconciliationDocument } from '#tenant/reconciliation/document'
export { requisitionDocument } from '#tenant/requisition/document'
export { retentionDocument } from '#tenant/retention/document'
export { riskAssessmentDocument } from '#tenant/risk/document'
export { saleMemoDocument } from '#tenant/sale-memo/document'
export { saleReadyPackDocument } from '#tenant/sale-ready-pack/document'
export { sanctionsJudgementDocument, sanctionsListDocument } from '#tenant/sanctions/document'
export { signatureRequestDocument } from '#tenant/signature/document'
export { standardReplyDocument } from '#tenant/standard-reply/document'
export { templateDocument } from '#tenant/template/document'
export { wordFileDocument } from '#tenant/template/word/document'
export { trackedEmailDocument } from '#tenant/tracked-email/document'
export { undertakingDocument } from '#tenant/undertaking/document'
export { coverDocument } from '#tenant/user/cover/document'
export { userDocument } from '#tenant/user/document'
export { departureDocument } from '#tenant/user/leave/document'
export { roleDocument } from '#tenant/user/role/document'
export { whatsappMessageDocument, whatsappThreadDocument } from '#tenant/whatsapp/document'

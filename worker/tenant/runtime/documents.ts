export {
  agencyDocument,
  branchDocument,
  negotiatorDocument,
  visitDocument,
} from '#tenant/agent/document'
export { callDocument } from '#tenant/call/document'
export { messageDocument } from '#tenant/communication/document'
export {
  communicationDocument,
  communicationVersionDocument,
  matrixDocument,
} from '#tenant/communication/firm/document'
export { contactDocument } from '#tenant/contact/document'
export { automationRunDocument } from '#tenant/conveyance/automation/document'
export { conveyanceDocument, planDocument } from '#tenant/conveyance/document'
export { caseNoteDocument } from '#tenant/conveyance/note/document'
export { caseOrderDocument } from '#tenant/conveyance/order/document'
export { caseChainDocument, caseTitleDocument } from '#tenant/conveyance/title/document'
export { workflowDocument } from '#tenant/conveyance/workflow/document'
export { documentDocument } from '#tenant/document/document'
export { uploadDocument } from '#tenant/document/upload'
export { importChunkDocument, importDocument, importRowDocument } from '#tenant/import/document'
export { leadDocument, leadRowDocument } from '#tenant/lead/document'
export { savedViewDocument } from '#tenant/list/document'
export { quoteCaseDocument, quoteCaseRowDocument } from '#tenant/quote/case/document'
export { feeScaleDocument } from '#tenant/quote/scale/document'
export { saleMemoDocument } from '#tenant/sale-memo/document'
export { saleReadyPackDocument } from '#tenant/sale-ready-pack/document'
export { signatureRequestDocument } from '#tenant/signature/document'
export { templateDocument } from '#tenant/template/document'
export { coverDocument } from '#tenant/user/cover/document'
export { userDocument } from '#tenant/user/document'
export { departureDocument } from '#tenant/user/leave/document'
export { roleDocument } from '#tenant/user/role/document'

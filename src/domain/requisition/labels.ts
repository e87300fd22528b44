import type { RequisitionKind, RequisitionStatus } from './requisition.ts'

export const requisitionKinds: Readonly<Record<RequisitionKind, string>> = {
  completion: 'On completion',
  hmlr: 'HM Land Registry',
}

export const requisitionStatuses: Readonly<Record<RequisitionStatus, string>> = {
  drafting: 'To reply',
  sent: 'Replied',
  satisfied: 'Satisfied',
  cancelled: 'Cancelled',
}

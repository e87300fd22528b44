import type { NoticeGift } from './notice/notice.ts'
import type { ReceiptMethod, RefundStatus, RequestPurpose } from './request.ts'
import type { RequestState } from './state.ts'

export const purposeNames: Readonly<Record<RequestPurpose, string>> = {
  fees: 'Our bill',
  searches: 'Searches',
  deposit: 'Deposit',
  balance: 'Balance to complete',
  other: 'Money on account',
}

export const requestStates: Readonly<Record<RequestState, string>> = {
  asked: 'Asked',
  part_paid: 'Part paid',
  paid: 'Paid',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

export const methodNames: Readonly<Record<ReceiptMethod, string>> = {
  card: 'Card',
  bank: 'Bank transfer',
  cheque: 'Cheque',
}

export const refundStatuses: Readonly<Record<RefundStatus, string>> = {
  asked: 'Refund waiting for approval',
  approved: 'Refund approved, with the card provider',
  done: 'Refunded',
  rejected: 'Refund rejected',
  failed: 'Refund failed',
}

export const giftNames: Readonly<Record<NoticeGift, string>> = {
  no: 'No, it is not a gift or a loan',
  gift: 'Yes, it is a gift',
  loan: 'It is a loan',
}

import type { ReplyUse } from './standard-reply.ts'

export const replyUses: Readonly<Record<ReplyUse, string>> = {
  enquiry: 'Enquiries',
  requisition: 'Requisitions on completion',
}

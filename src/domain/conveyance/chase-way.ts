import * as z from 'zod/mini'

export const ChaseWay = z.enum(['call', 'email', 'whatsapp', 'sms', 'letter', 'portal'])
export type ChaseWay = z.infer<typeof ChaseWay>

/** 'by telephone', to follow 'Chased the lender'. */
export const chaseWays: Readonly<Record<ChaseWay, string>> = {
  call: 'by telephone',
  email: 'by email',
  whatsapp: 'by WhatsApp',
  sms: 'by text message',
  letter: 'by letter',
  portal: 'in the portal',
}

import type { QuoteCaseRow } from '#domain/quote/case/quote-case'

const actionLabels = {
  call: 'Call',
  email: 'Send an email',
  whatsapp: 'Send a WhatsApp message',
  wait: 'Wait',
  chase_memo: 'Chase the memorandum of sale',
  nurture: 'Keep in touch',
}

/** What is to be done next with a quote, in words. */
export const nextOf = ({ next_action, viewed_at, attempts }: QuoteCaseRow) => {
  if (next_action !== null) return actionLabels[next_action.type]
  if (viewed_at !== null) return 'Opened, not yet accepted'
  return attempts === 0 ? 'Not called yet' : 'Not opened yet'
}

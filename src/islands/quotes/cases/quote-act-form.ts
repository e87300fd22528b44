import type { QuoteCaseDetail } from '#domain/quote/case/api'

export type QuoteFormName =
  | 'instruct'
  | 'phone'
  | 'resend'
  | 'stage'
  | 'next'
  | 'discard'
  | 'extend'
  | 'whatsapp'
  | 'hold'
  | 'death'
  | 'revive'

export type QuoteActForm = { quoteCase: QuoteCaseDetail; onDone: () => void }

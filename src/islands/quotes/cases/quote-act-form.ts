import type { ShownQuoteCase } from '#domain/quote/case/api'

export type QuoteFormName = 'phone' | 'extend' | 'whatsapp' | 'hold' | 'death' | 'revive'

export type QuoteActForm = { it: ShownQuoteCase; onDone: () => void }

import { keysOf } from '#domain/entries'
import { leadSourceNames } from '#domain/lead/labels'
import type { LeadSource } from '#domain/lead/lead'

/** The source of a case: that of its lead, else an introducer or 'none'. */
export type QuoteSource = LeadSource | 'none'

export const quoteSourceNames: Readonly<Record<QuoteSource, string>> = {
  ...leadSourceNames,
  none: 'No lead',
}

export const quoteSources = keysOf(quoteSourceNames)

export const sourceOf = (lead: LeadSource | null, isIntroduced: boolean): QuoteSource =>
  lead ?? (isIntroduced ? 'agent' : 'none')

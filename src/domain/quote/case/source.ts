import { keysOf } from '#domain/entries'
import { leadSourceNames } from '#domain/lead/labels'
import type { LeadSource } from '#domain/lead/lead'

/** Where a case came from: the source of its lead; without one, an introducer or nobody we know of. */
export type QuoteSource = LeadSource | 'none'

export const quoteSourceNames: Readonly<Record<QuoteSource, string>> = {
  ...leadSourceNames,
  none: 'No lead',
}

export const quoteSources = keysOf(quoteSourceNames)

/** The source of a case. `isIntroduced`: an introducer is named on it. */
export const sourceOf = (lead: LeadSource | null, isIntroduced: boolean): QuoteSource =>
  lead ?? (isIntroduced ? 'agent' : 'none')

import { computed } from 'nanostores'
import type { QuoteChannel } from '#domain/quote'
import { type QuoteCase, quoteOnOffer } from '#domain/quote-case'
import { quoteCaseApi } from '#domain/quote-case-api'
import { differenceBetween } from '#domain/quote-difference'
import { isPricedAlike } from '#domain/quote-price-facts'
import { call } from '#lib/api'
import { today } from '#lib/format'
import { $quoteCase } from './quote-case.ts'
import { $facts, $priced, openSent } from './quote-draft.ts'

const $edited = computed($quoteCase, (shown) => shown.data?.quote_case ?? null)

/** Begins to edit a case that was sent. A last day that has passed is left to the scale. */
export const openEdit = (it: QuoteCase) => {
  const until = it.facts.valid_until
  openSent(until !== null && until < today() ? { ...it.facts, valid_until: null } : it.facts)
}

/** What saving would do: nothing, save in place, or give a new price, with its difference. */
export const $editEffect = computed([$edited, $facts, $priced], (it, facts, priced) => {
  const offer = it && quoteOnOffer(it)
  if (!offer || !priced || JSON.stringify(facts) === JSON.stringify(it.facts)) return null
  if (isPricedAlike(offer.facts, facts)) return { version: null, difference: null }
  return { version: offer.version + 1, difference: differenceBetween(offer.priced, priced) }
})

/** Saves what was changed; a changed price goes to the client by these channels, if any. */
export const saveEdit = async (channels: QuoteChannel[], key: string) => {
  const it = $edited.get()
  if (it === null) throw new Error('There is no quote case on this page.')
  const body = { version: it.version, facts: $facts.get(), channels }
  const saved = await call(quoteCaseApi.edit, { params: { id: it.id }, body, key })
  $quoteCase.invalidate()
  return saved.quote_case
}

import { atom, computed } from 'nanostores'
import { type QuoteDifference, quoteCaseApi } from '#domain/quote/case/api'
import { type QuoteCase, quoteOnOffer } from '#domain/quote/case/quote-case'
import { differenceBetween } from '#domain/quote/difference'
import type { QuoteFacts } from '#domain/quote/facts'
import { isPricedAlike } from '#domain/quote/price-facts'
import type { QuoteChannel } from '#domain/quote/quote'
import { differences, merged } from '#domain/stale-record'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { today } from '#lib/format'
import { savedDraft } from '#lib/saved-draft'
import { $facts, $priced, openSent } from '#stores/quote/draft'
import { type Conflict, conflictIn, retryOnConflict } from '#stores/record/saving'
import { $quoteCase } from './quote-case.ts'

const $edited = computed($quoteCase, (shown) => shown.data?.quote_case ?? null)

export const $opened = atom<QuoteCase | null>(null)

/** What somebody else saved in the meantime, until one version is chosen. */
export const $editConflict = atom<Conflict<QuoteCase> | null>(null)

type UnsavedEdit = { readonly facts: QuoteFacts; readonly opened: QuoteCase | null }

/**
 * Opens a case that was sent for editing, with the unsaved draft of an earlier visit; returns a function that stops.
 * An expiry date that has passed is recalculated from the scale.
 */
export const openEdit = (quoteCase: QuoteCase) => {
  const text = savedDraft(EDIT)
  const unsaved = text.read<UnsavedEdit>()
  const until = quoteCase.facts.valid_until
  // An accepted price keeps its expiry date.
  const isExpired = quoteCase.status !== 'accepted' && until !== null && until < today()
  $opened.set(unsaved?.opened ?? quoteCase)
  $editConflict.set(null)
  openSent(
    unsaved?.facts ?? (isExpired ? { ...quoteCase.facts, valid_until: null } : quoteCase.facts),
  )
  return $facts.listen((facts) => text.keep({ facts, opened: $opened.get() } satisfies UnsavedEdit))
}

const EDIT = 'edit'

/** The version and difference of a new price; both null where saving does not change the price. */
export type EditEffect = {
  readonly version: number | null
  readonly difference: QuoteDifference | null
}

/** The effect of saving; null where nothing was changed. */
export const $editEffect = computed(
  [$edited, $facts, $priced],
  (it, facts, priced): EditEffect | null => {
    const offer = it && quoteOnOffer(it)
    if (!offer || !priced || isSame(facts, it.facts)) return null
    if (isPricedAlike(offer.facts, facts)) return { version: null, difference: null }
    return { version: offer.version + 1, difference: differenceBetween(offer.priced, priced) }
  },
)

const isSame = (one: QuoteFacts, other: QuoteFacts) => JSON.stringify(one) === JSON.stringify(other)

/** Saves the changes and sends a changed price to the client by these channels. Throws ApiError. */
export const saveEdit = async (channels: QuoteChannel[], key: string) => {
  try {
    const saved = await retryOnConflict(() => saveOpened(channels, key), canRebase)
    savedDraft(EDIT).forget()
    $quoteCase.invalidate()
    return saved.quote_case
  } catch (error) {
    const it = $opened.get()
    const conflict = conflictIn<QuoteCase>(error)
    if (it && conflict) onConflict(it, conflict)
    // The quote itself forbids it: the page shows what can still be done.
    else if (error instanceof ApiError && error.status === 409) $quoteCase.revalidate()
    throw error
  }
}

const saveOpened = (channels: QuoteChannel[], key: string) => {
  const it = $opened.get()
  if (it === null) throw new Error('There is no quote case on this page.')
  if ($editConflict.get()) throw new Error('Choose which version to keep first.')
  const body = { version: it.version, facts: $facts.get(), channels }
  return call(quoteCaseApi.edit, { params: { id: it.id }, body, key })
}

// Where the facts are unchanged there is no conflict: the edit is sent on top of the newer version.
const canRebase = (theirs: QuoteCase) => {
  const it = $opened.get()
  if (it === null || !isSame(it.facts, theirs.facts)) return false
  $opened.set(theirs)
  return true
}

// A price is sent to a client, so every change by others is reviewed first; without differing fields the edit wins.
const onConflict = (quoteCase: QuoteCase, conflict: Conflict<QuoteCase>) => {
  const versions = { base: quoteCase.facts, mine: $facts.get(), theirs: conflict.theirs.facts }
  $editConflict.set(conflict)
  if (!differences(versions).some((one) => one.isTyped)) endEditConflict('mine')
}

/** Resolves a conflict: `winner` decides the fields that both changed; all other changes are kept. */
export const endEditConflict = (winner: 'mine' | 'theirs') => {
  const conflict = $editConflict.get()
  const base = $opened.get()?.facts
  if (conflict === null || base === undefined) return
  $facts.set(merged({ base, mine: $facts.get(), theirs: conflict.theirs.facts }, winner))
  $opened.set(conflict.theirs)
  $editConflict.set(null)
  $quoteCase.revalidate()
}

import { atom, computed } from 'nanostores'
import type { QuoteChannel } from '#domain/quote'
import { type QuoteCase, quoteOnOffer } from '#domain/quote-case'
import { quoteCaseApi } from '#domain/quote-case-api'
import { differenceBetween } from '#domain/quote-difference'
import type { QuoteFacts } from '#domain/quote-facts'
import { isPricedAlike } from '#domain/quote-price-facts'
import { differences, merged } from '#domain/stale-record'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { today } from '#lib/format'
import { keptText } from '#lib/kept-text'
import { $quoteCase } from './quote-case.ts'
import { $facts, $priced, type Conflict, openSent } from './quote-draft.ts'
import { currentIn } from './stale.ts'

const $edited = computed($quoteCase, (shown) => shown.data?.quote_case ?? null)

/** The case as it was when its editing began: what is saved is saved over this version. */
export const $opened = atom<QuoteCase | null>(null)

/** What somebody else saved meanwhile, until one of the two is chosen. */
export const $editConflict = atom<Conflict | null>(null)

type Unsaved = { readonly facts: QuoteFacts; readonly opened: QuoteCase | null }

/**
 * Begins to edit a case that was sent, or goes on with what was typed when its page went; gives back how to stop.
 * A last day that has passed is left to the scale.
 */
export const openEdit = (it: QuoteCase) => {
  const text = keptText(EDIT)
  const unsaved = text.read<Unsaved>()
  const until = it.facts.valid_until
  const isOver = until !== null && until < today()
  $opened.set(unsaved?.opened ?? it)
  $editConflict.set(null)
  openSent(unsaved?.facts ?? (isOver ? { ...it.facts, valid_until: null } : it.facts))
  return $facts.listen((facts) => text.keep({ facts, opened: $opened.get() } satisfies Unsaved))
}

const EDIT = 'edit'

/** What saving would do: nothing, save in place, or give a new price, with its difference. */
export const $editEffect = computed([$edited, $facts, $priced], (it, facts, priced) => {
  const offer = it && quoteOnOffer(it)
  if (!offer || !priced || JSON.stringify(facts) === JSON.stringify(it.facts)) return null
  if (isPricedAlike(offer.facts, facts)) return { version: null, difference: null }
  return { version: offer.version + 1, difference: differenceBetween(offer.priced, priced) }
})

/** Saves what was changed; a changed price goes to the client by these channels, if any. */
export const saveEdit = async (channels: QuoteChannel[], key: string) => {
  const it = $opened.get()
  if (it === null) throw new Error('There is no quote case on this page.')
  if ($editConflict.get()) throw new Error('Choose first which of the two shall stand.')
  const body = { version: it.version, facts: $facts.get(), channels }
  try {
    const saved = await call(quoteCaseApi.edit, { params: { id: it.id }, body, key })
    keptText(EDIT).forget()
    $quoteCase.invalidate()
    return saved.quote_case
  } catch (error) {
    const theirs = currentIn<QuoteCase>(error)
    if (theirs) meet(it, theirs, error)
    throw error
  }
}

// A price goes out, so that what others wrote is looked at before it is sent, whether or not both wrote it.
const meet = (it: QuoteCase, theirs: QuoteCase, error: unknown) => {
  const versions = { base: it.facts, mine: $facts.get(), theirs: theirs.facts }
  $editConflict.set({ theirs, changed: error instanceof ApiError ? error.changed : null })
  if (!differences(versions).some((one) => one.isTyped)) endEditConflict('mine')
}

/** Ends a conflict: whose words stand where both wrote. What only one of the two wrote stays. */
export const endEditConflict = (winner: 'mine' | 'theirs') => {
  const conflict = $editConflict.get()
  const base = $opened.get()?.facts
  if (conflict === null || base === undefined) return
  $facts.set(merged({ base, mine: $facts.get(), theirs: conflict.theirs.facts }, winner))
  $opened.set(conflict.theirs)
  $editConflict.set(null)
  $quoteCase.revalidate()
}

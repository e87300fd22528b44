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
import { type Conflict, conflictIn, onceMore } from '#stores/record/saving'
import { $quoteCase } from './quote-case.ts'

const $edited = computed($quoteCase, (shown) => shown.data?.quote_case ?? null)

/** The case as it was when its editing began: what is saved is saved over this version. */
export const $opened = atom<QuoteCase | null>(null)

/** What somebody else saved meanwhile, until one of the two is chosen. */
export const $editConflict = atom<Conflict<QuoteCase> | null>(null)

type Unsaved = { readonly facts: QuoteFacts; readonly opened: QuoteCase | null }

/**
 * Begins to edit a case that was sent, or goes on with what was typed when its page went; gives back how to stop.
 * A last day that has passed is left to the scale.
 */
export const openEdit = (quoteCase: QuoteCase) => {
  const text = savedDraft(EDIT)
  const unsaved = text.read<Unsaved>()
  const until = quoteCase.facts.valid_until
  // A settled price keeps its last day, as it keeps all that it was made of.
  const isOver = quoteCase.status !== 'accepted' && until !== null && until < today()
  $opened.set(unsaved?.opened ?? quoteCase)
  $editConflict.set(null)
  openSent(unsaved?.facts ?? (isOver ? { ...quoteCase.facts, valid_until: null } : quoteCase.facts))
  return $facts.listen((facts) => text.keep({ facts, opened: $opened.get() } satisfies Unsaved))
}

const EDIT = 'edit'

/** What is saved in place has no version; a new price has one, with its difference. */
export type EditEffect = {
  readonly version: number | null
  readonly difference: QuoteDifference | null
}

/** What saving would do; null where nothing was changed. */
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

/** Saves what was changed; a changed price goes to the client by these channels, if any. */
export const saveEdit = async (channels: QuoteChannel[], key: string) => {
  try {
    const saved = await onceMore(() => saveOpened(channels, key), goesOnWith)
    savedDraft(EDIT).forget()
    $quoteCase.invalidate()
    return saved.quote_case
  } catch (error) {
    const it = $opened.get()
    const conflict = conflictIn<QuoteCase>(error)
    if (it && conflict) meet(it, conflict)
    // Where the quote itself stands in the way, the page tells what can still be done.
    else if (error instanceof ApiError && error.status === 409) $quoteCase.revalidate()
    throw error
  }
}

const saveOpened = (channels: QuoteChannel[], key: string) => {
  const it = $opened.get()
  if (it === null) throw new Error('There is no quote case on this page.')
  if ($editConflict.get()) throw new Error('Choose first which of the two shall stand.')
  const body = { version: it.version, facts: $facts.get(), channels }
  return call(quoteCaseApi.edit, { params: { id: it.id }, body, key })
}

// Where it was only read, called about or accepted, there is nothing of another's to look at first.
const goesOnWith = (theirs: QuoteCase) => {
  const it = $opened.get()
  if (it === null || !isSame(it.facts, theirs.facts)) return false
  $opened.set(theirs)
  return true
}

// A price goes out, so that what others wrote is looked at before it is sent, whether or not both wrote it.
const meet = (quoteCase: QuoteCase, conflict: Conflict<QuoteCase>) => {
  const versions = { base: quoteCase.facts, mine: $facts.get(), theirs: conflict.theirs.facts }
  $editConflict.set(conflict)
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

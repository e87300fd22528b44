import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import { type SavedDraft, savedDraft } from '#lib/saved-draft'
import { $draft, $facts, $saving, changeFacts, openDraft } from './draft.ts'

type Unsaved = { readonly facts: QuoteFacts; readonly draft: QuoteCase | null }

let stop = () => {}

/** Begins a new quote or goes on with a draft, with what was typed there and not saved when its page went. */
export const openSaved = (draft: QuoteCase | null) => {
  stop()
  openDraft(draft)
  const text = savedDraft('quote')
  const unsaved = text.read<Unsaved>()
  // Followed beyond the page: the last change is saved after somebody has gone on.
  stop = followSaving(text)
  if (unsaved === null) return
  $draft.set(unsaved.draft)
  changeFacts(unsaved.facts)
}

const followSaving = (text: SavedDraft) =>
  $saving.listen(({ is }) => {
    if (is === 'saved') text.forget()
    else text.keep({ facts: $facts.get(), draft: $draft.get() } satisfies Unsaved)
  })

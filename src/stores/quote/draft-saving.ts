import type { QuoteCase } from '#domain/quote/case/quote-case'
import type { QuoteFacts } from '#domain/quote/facts'
import { type SavedDraft, savedDraft } from '#lib/saved-draft'
import { $draft, $facts, $saving, changeFacts, openDraft } from './draft.ts'

type Unsaved = { readonly facts: QuoteFacts; readonly draft: QuoteCase | null }

let stop = () => {}

export const openSaved = (draft: QuoteCase | null) => {
  stop()
  openDraft(draft)
  const text = savedDraft('quote')
  const unsaved = text.read<Unsaved>()
  // Not stopped when the page is left: the last change is saved afterwards.
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

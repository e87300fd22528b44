import { computed, onMount } from 'nanostores'
import type { BodyOf, ReplyOf } from '#domain/endpoint'
import { type QuoteCaseDetail, quoteCaseApi } from '#domain/quote/case/api'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { recordEventsOf } from '#stores/record/record-events'
import { type ChangeBody, retryOnConflict, saverOf } from '#stores/record/saving'

const PAGES = new Set([
  'quotes-quote-cases-id',
  'quotes-quote-cases-id-draft-edit',
  'quotes-quote-cases-id-edit',
  'quotes-quote-cases-track-emails-id',
  'quotes-quote-cases-track-emails-id-email-graph',
])

export const $quoteCaseId = computed($route, (route) =>
  PAGES.has(route.name ?? '') ? (route.params['id'] ?? null) : null,
)

const events = recordEventsOf('quote-case', $quoteCaseId)

export const $quoteCase = createFetcherStore<QuoteCaseDetail>(['quote-case/', $quoteCaseId], {
  fetcher: async (_, id) => {
    const fetched = await call(quoteCaseApi.show, { params: { id: String(id) } })
    events.found(String(id))
    return fetched
  },
})

onMount($quoteCase, () => events.follow(() => $quoteCase.revalidate()))

const currentKey = () => {
  const shown = $quoteCase.get().data
  if (!shown) throw new Error('There is no quote case on this page.')
  return { id: shown.quote_case.id, version: shown.quote_case.version }
}

const show = (quote_case: QuoteCase) => {
  const shown = $quoteCase.get().data
  if (shown) $quoteCase.mutate({ ...shown, quote_case })
  $quoteCase.revalidate()
}

type QuoteCaseAction = 'extend' | 'hold' | 'die' | 'revive' | 'stage' | 'follow_up' | 'send'

const { change, save } = saverOf<QuoteCase>({ show, showCurrent: show })

/** Sends one change to the case on the page; the key makes a repeated request harmless. */
export const changeQuoteCase = async <Name extends QuoteCaseAction>(
  name: Name,
  words: ChangeBody<(typeof quoteCaseApi)[Name]>,
  key: string,
  version = currentKey().version,
) => {
  await change(quoteCaseApi[name], words, { params: { id: currentKey().id }, version, key })
}

/** Ends the hold of the case on the page. */
export const resumeQuote = () =>
  save(call(quoteCaseApi.resume, { params: { id: currentKey().id } }))

/** Deletes the draft on the page, of which nothing stays. */
export const discardDraft = (key: string) =>
  call(quoteCaseApi.discard, { params: { id: currentKey().id }, key })

type Instruction = Omit<BodyOf<typeof quoteCaseApi.instruct>, 'version'>

export const instruct = async (body: Instruction, key: string) => {
  const status = $quoteCase.get().data?.quote_case.status
  const opened = await retryOnConflict(
    () => sendInstruction(body, key),
    (stored: QuoteCase) => stored.status === status,
  )
  return opened.conveyances
}

const instruction = saverOf<ReplyOf<typeof quoteCaseApi.instruct>, QuoteCase>({
  show: () => $quoteCase.revalidate(),
  showCurrent: show,
})

const sendInstruction = (body: Instruction, key: string) => {
  const { id, version } = currentKey()
  return instruction.save(
    call(quoteCaseApi.instruct, { params: { id }, body: { ...body, version }, key }),
  )
}

import { atom, computed, onMount } from 'nanostores'
import { type BodyInput, pathOf } from '#domain/endpoint'
import { addedEmailPath, trackedEmailApi } from '#domain/tracked-email/api'
import type { Correspondence } from '#domain/tracked-email/view'
import { call, sendConfirmed } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { recordEventsOf } from '#stores/record/record-events'
import { $correspondenceFilter, $filterKey } from './correspondence-filter.ts'
import { $emailRecord, $emailRecordKey, emailRecord } from './record.ts'

const idOf = (kind: string) =>
  computed($emailRecord, (record) => (record?.kind === kind ? record.id : null))

const ofCase = recordEventsOf('conveyance', idOf('conveyance'))
const ofQuote = recordEventsOf('quote-case', idOf('quote-case'))
const ofLead = recordEventsOf('lead', idOf('lead'))

const eventsOf = { conveyance: ofCase, 'quote-case': ofQuote, lead: ofLead } as const

const fetchPage = (after?: string): Promise<Correspondence> => {
  const { kind, id } = emailRecord()
  const query = { ...$correspondenceFilter.get(), ...(after === undefined ? {} : { after }) }
  const options = { params: { id }, query }
  if (kind === 'lead') return call(trackedEmailApi.of_lead, options)
  return kind === 'conveyance'
    ? call(trackedEmailApi.of_conveyance, options)
    : call(trackedEmailApi.of_quote_case, options)
}

/** The messages and emails of the case, quote or lead on the page. */
export const $correspondence = createFetcherStore<Correspondence>(
  ['correspondence/', $emailRecordKey, $filterKey],
  {
    fetcher: async () => {
      const fetched = await fetchPage()
      const { kind, id } = emailRecord()
      eventsOf[kind].found(id)
      return fetched
    },
  },
)

onMount($correspondence, () => {
  const refresh = () => $correspondence.revalidate()
  const stops = [ofCase.follow(refresh), ofQuote.follow(refresh), ofLead.follow(refresh)]
  return () => {
    for (const stop of stops) stop()
  }
})

export const $isLoadingOlder = atom(false)

/** Adds the next page to what is shown. */
export const loadOlder = async () => {
  const shown = $correspondence.get().data
  if (!shown?.next || $isLoadingOlder.get()) return
  $isLoadingOlder.set(true)
  try {
    const { entries, next } = await fetchPage(shown.next)
    $correspondence.mutate({ ...shown, entries: [...shown.entries, ...entries], next })
  } finally {
    $isLoadingOlder.set(false)
  }
}

const writings = {
  conveyance: trackedEmailApi.write_to_case,
  'quote-case': trackedEmailApi.write_to_quote,
  lead: trackedEmailApi.write_to_lead,
} as const

/** Writes to somebody of the record; the key makes a repeated request harmless. */
export const writeEmail = async (
  body: BodyInput<typeof trackedEmailApi.write_to_case>,
  key: string,
) => {
  const { kind, id } = emailRecord()
  await call(writings[kind], { params: { id }, body, key })
  $correspondence.revalidate()
}

/** Files an .eml to the record, once. Throws ApiError with the reason for a file that cannot be added. */
export const addEmailFile = async (file: File) => {
  await sendConfirmed({
    method: 'POST',
    address: pathOf(addedEmailPath, { ...emailRecord() }),
    body: new Blob([file], { type: 'message/rfc822' }),
    isQuiet: true,
  })
  $correspondence.revalidate()
}

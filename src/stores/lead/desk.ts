import type { QueryInput, ReplyOf } from '#domain/endpoint'
import { isOpenLead } from '#domain/lead/acts'
import { type LeadDesk, leadApi } from '#domain/lead/api'
import { defaultOfficeHours, type OfficeHours } from '#domain/lead/clock'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

export const $leadDesk = createFetcherStore<LeadDesk>(['lead-desk'], {
  fetcher: () => call(leadApi.desk),
})

/** The opening hours of the desk; the default ones until they are fetched. */
export const officeHoursIn = (desk: LeadDesk | undefined): readonly OfficeHours[] =>
  desk?.hours ?? defaultOfficeHours

type MatchQuery = QueryInput<typeof leadApi.matches>

export const findLeadMatches = (
  typed: MatchQuery,
  signal: AbortSignal,
): Promise<ReplyOf<typeof leadApi.matches>> =>
  call(leadApi.matches, { query: typed, signal, isQuiet: true })

export const findDuplicates = async (id: string) =>
  (await call(leadApi.show, { params: { id } })).alike.filter(isOpenLead)

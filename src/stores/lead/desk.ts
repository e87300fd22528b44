import type { QueryInput, ReplyOf } from '#domain/endpoint'
import { isOpenLead } from '#domain/lead/acts'
import { type LeadDesk, leadApi } from '#domain/lead/api'
import { defaultOfficeHours, type OfficeHours } from '#domain/lead/clock'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'

/** How the desk is set up; asked once for all islands of a page. */
export const $leadDesk = createFetcherStore<LeadDesk>(['lead-desk'], {
  fetcher: () => call(leadApi.desk),
})

/** When the desk is open, as far as it is known. */
export const officeHoursIn = (desk: LeadDesk | undefined): readonly OfficeHours[] =>
  desk?.hours ?? defaultOfficeHours

/** Those who may be given a lead. */
export const leadOwnerChoices = async () =>
  (await call(leadApi.desk)).people.map(({ id, name }) => ({ value: id, label: name }))

type Typed = QueryInput<typeof leadApi.matches>

/** Who somebody may be of whom this much was typed. */
export const findLeadMatches = (
  typed: Typed,
  signal: AbortSignal,
): Promise<ReplyOf<typeof leadApi.matches>> =>
  call(leadApi.matches, { query: typed, signal, isQuiet: true })

/** Those that look like a lead and can still be merged. */
export const findAlike = async (id: string) =>
  (await call(leadApi.show, { params: { id } })).alike.filter(isOpenLead)

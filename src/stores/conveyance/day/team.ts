import { onMount } from 'nanostores'
import { type TeamDay, teamDayApi } from '#domain/conveyance/day/team'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { $myDay } from '../my-day.ts'

/** The day of those whom the signed-in person supervises; follows their own day. */
export const $teamDay = createFetcherStore<TeamDay>(['my-day/team'], {
  fetcher: () => call(teamDayApi.show),
})

onMount($teamDay, () => {
  let asOf = $myDay.get().data?.as_of
  return $myDay.listen(({ data }) => {
    if (data === undefined || data.as_of === asOf) return
    if (asOf !== undefined) $teamDay.revalidate()
    asOf = data.as_of
  })
})

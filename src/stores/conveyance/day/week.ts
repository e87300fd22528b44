import { computed, onMount } from 'nanostores'
import { type WeekPlan, weekPlanApi } from '#domain/conveyance/day/week'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { $myDay } from '../my-day.ts'

/** Whether the address asks for the week in place of the day. */
export const $isWeekPlan = computed(
  $route,
  ({ search }) => new URLSearchParams(search).get('plan') === 'week',
)

/** The signed-in person’s next five working days; follows their day. */
export const $weekPlan = createFetcherStore<WeekPlan>(['my-day/week'], {
  fetcher: () => call(weekPlanApi.show),
})

onMount($weekPlan, () => {
  let asOf = $myDay.get().data?.as_of
  return $myDay.listen(({ data }) => {
    if (data === undefined || data.as_of === asOf) return
    if (asOf !== undefined) $weekPlan.revalidate()
    asOf = data.as_of
  })
})

import { onMount } from 'nanostores'
import { areaChannel, areaPermissions } from '#domain/channels'
import { conveyanceApi } from '#domain/conveyance-api'
import { type DayTask, type MyDay, myDayApi } from '#domain/my-day'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from './fetching.ts'
import { hasAnyPermission } from './permissions.ts'
import { $session } from './session.ts'

/** What the signed-in person has before them. */
export const $myDay = createFetcherStore<MyDay>(['my-day'], {
  fetcher: () => call(myDayApi.show),
})

onMount($myDay, () => {
  const again = () => $myDay.revalidate()
  let stops: (() => void)[] = []
  const stopFollowing = $session.subscribe(() => {
    for (const stop of stops) stop()
    stops = ['conveyances', 'quotes', 'messages']
      .filter((area) => hasAnyPermission(areaPermissions[area]))
      .map((area) => listen(areaChannel(firm.tenant, area), { '*': again }))
  })
  return () => {
    for (const stop of stops) stop()
    stopFollowing()
  }
})

const params = (task: DayTask) => ({ id: task.conveyance_id, task: task.task })

/** Ticks a task from the day's list; gives back what undoes it. */
export const completeDayTask = async (task: DayTask) => {
  const file = await call(conveyanceApi.complete_task, {
    params: params(task),
    body: { version: task.conveyance_version },
  })
  $myDay.revalidate()
  return async () => {
    await call(conveyanceApi.reopen_task, {
      params: params(task),
      body: { version: file.conveyance.version },
    })
    $myDay.revalidate()
  }
}

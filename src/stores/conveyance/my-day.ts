import { onMount } from 'nanostores'
import { areaChannel, areaPermissions } from '#domain/channels'
import { type CaseFile, conveyanceApi } from '#domain/conveyance/api'
import { type DayTask, type MyDay, myDayApi } from '#domain/conveyance/my-day'
import { taskOf } from '#domain/conveyance/plan/plan'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from '#stores/list/fetching'
import { currentIn } from '#stores/record/saving'
import { hasAnyPermission } from '#stores/user/permissions'
import { $session } from '#stores/user/session'

/** The signed-in person's tasks, calls and dates. */
export const $myDay = createFetcherStore<MyDay>(['my-day'], {
  fetcher: () => call(myDayApi.show),
})

onMount($myDay, () => {
  const refresh = () => $myDay.revalidate()
  let stops: (() => void)[] = []
  const stopFollowing = $session.subscribe(() => {
    for (const stop of stops) stop()
    stops = ['conveyances', 'quotes', 'leads', 'messages']
      .filter((area) => hasAnyPermission(areaPermissions[area]))
      .map((area) => listen(areaChannel(firm.tenantId, area), { '*': refresh }, refresh))
  })
  return () => {
    for (const stop of stops) stop()
    stopFollowing()
  }
})

const params = (task: DayTask) => ({ id: task.conveyance_id, task: task.task })

export const completeDayTask = async (task: DayTask) => {
  const file = await onTask('complete_task', task, task.conveyance_version)
  $myDay.revalidate()
  return async () => {
    await onTask('reopen_task', task, file.conveyance.version)
    $myDay.revalidate()
  }
}

// The list may be older than the case: a change elsewhere in the case is no conflict.
const onTask = async (
  name: 'complete_task' | 'reopen_task',
  task: DayTask,
  version: number,
): Promise<CaseFile> => {
  const act = (on: number) =>
    call(conveyanceApi[name], { params: params(task), body: { version: on } })
  try {
    return await act(version)
  } catch (error) {
    const current = currentIn<CaseFile>(error)
    if (current === null) throw error
    const isDone = taskOf(current.plan, task.task)?.status === 'done'
    if (isDone === (name === 'complete_task')) return current
    return act(current.conveyance.version)
  }
}

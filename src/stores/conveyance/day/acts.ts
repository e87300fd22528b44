import { type CaseFile, conveyanceApi } from '#domain/conveyance/api'
import type { DayChase, DayTask } from '#domain/conveyance/my-day'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { retryOnConflict } from '#stores/record/saving'
import { $myDay } from '../my-day.ts'

type Line = Pick<DayTask | DayChase, 'conveyance_id' | 'conveyance_version' | 'task'>
type Change<Name extends 'snooze_task' | 'assign_task' | 'chase'> = Omit<
  BodyInput<(typeof conveyanceApi)[Name]>,
  'version'
>

// The day may be older than the case: a change elsewhere in the case is no conflict, and the server judges the act anew.
const onLine = async (
  { conveyance_version }: Line,
  act: (version: number) => Promise<CaseFile>,
) => {
  let version = conveyance_version
  await retryOnConflict<CaseFile, CaseFile>(
    () => act(version),
    ({ conveyance }) => {
      version = conveyance.version
      return true
    },
  )
  $myDay.revalidate()
}

const params = ({ conveyance_id: id, task }: Line) => ({ id, task })

export const snoozeDayTask = (line: Line, change: Change<'snooze_task'>, key?: string) =>
  onLine(line, (version) =>
    call(conveyanceApi.snooze_task, { params: params(line), body: { ...change, version }, key }),
  )

export const assignDayTask = (line: Line, change: Change<'assign_task'>, key?: string) =>
  onLine(line, (version) =>
    call(conveyanceApi.assign_task, { params: params(line), body: { ...change, version }, key }),
  )

/** Records a chase of what waits; of the holder, where no task waits. */
export const chaseDayLine = (line: Line, change: Change<'chase'>, key?: string) => {
  const { conveyance_id: id, task } = line
  const body = { ...change, ...(task === '' ? {} : { task_key: task }) }
  return onLine(line, (version) =>
    call(conveyanceApi.chase, { params: { id }, body: { ...body, version }, key }),
  )
}

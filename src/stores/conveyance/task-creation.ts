import { type CaseFile, conveyanceApi } from '#domain/conveyance/api'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { retryOnConflict } from '#stores/record/saving'
import { $myDay } from './my-day.ts'

type NewTask = Omit<BodyInput<typeof conveyanceApi.create_task>, 'version'>

/** Adds a task to a case, whatever else changes in it meanwhile. The key makes a repeated request harmless. */
export const createTask = async (id: string, task: NewTask, key: string) => {
  const params = { id }
  let { version } = (await call(conveyanceApi.show, { params })).conveyance
  await retryOnConflict<CaseFile, CaseFile>(
    () => call(conveyanceApi.create_task, { params, body: { ...task, version }, key }),
    ({ conveyance }) => {
      version = conveyance.version
      return true
    },
  )
  $myDay.revalidate()
}

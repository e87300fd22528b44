import type { CaseFile } from '#domain/conveyance/api'
import { isLive, tasksOf } from '#domain/conveyance/plan/plan'
import { type Caller, dataOf } from './api.ts'
import { doTask } from './evidence.ts'

/** Does the tasks of a case until `until` holds; `second` approves what needs two people. Returns the case. */
export const workCase = async (
  by: Caller,
  second: Caller,
  id: string,
  until: (file: CaseFile) => boolean,
): Promise<CaseFile> => {
  for (let done = 0; done < 80; done++) {
    const file: CaseFile = dataOf(await by.get(`/api/conveyances/${id}`))
    if (until(file)) return file
    const next = tasksOf(file.plan).find((it) => isLive(it) && !it.optional)
    if (next === undefined) throw new Error('Nothing is left to do.')
    const { status, text } = await doTask(by, second, file, next)
    if (status !== 200) throw new Error(`${next.key}: ${status} ${text}`)
  }
  throw new Error('The work has no end.')
}

export const isReadyToExchange = ({ guards }: CaseFile) => guards.exchange.length === 0

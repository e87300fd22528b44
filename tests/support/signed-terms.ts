import type { CaseFile } from '#domain/conveyance/api'
import { isLive, tasksOf } from '#domain/conveyance/plan/plan'
import { type Caller, callerFor, dataOf } from './api.ts'
import { doTask } from './evidence.ts'

/** Works a case until its terms are signed, before which no client money is received. */
export const untilSigned = async (base: string, owner: Caller, id: string) => {
  const supervisor = await callerFor(base, 'supervisor@harcourt.test')
  for (let tries = 0; tries < 20; tries += 1) {
    const file: CaseFile = dataOf(await owner.get(`/api/conveyances/${id}`))
    const next = tasksOf(file.plan).find(isLive)
    if (file.conveyance.facts.terms_signed !== undefined || !next) return
    await doTask(owner, supervisor, file, next)
  }
}

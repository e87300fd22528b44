import { rulesOf } from '../../directory/route-rules.ts'
import { currentSession } from '../sign-in/current-session.ts'
import type { Visit } from '../visit.ts'
import { guard, type Verdict } from './guards.ts'

/** The verdict of the guards on a path of this host; a refusal stands only on what the back end says now. */
export const verdictOn = async (visit: Visit, path: string): Promise<Verdict> => {
  const { env, site, url } = visit
  const rules = await rulesOf(env, site.firm.tenant)
  const request = { path, search: url.search }
  const verdict = guard(site, await currentSession(visit), request, rules)
  if (verdict.kind !== 'refused') return verdict
  return guard(site, await currentSession(visit, { isFresh: true }), request, rules)
}

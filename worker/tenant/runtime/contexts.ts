import type { Firm } from '#domain/firm'
import { withBrand } from '#domain/firm/details'
import type { Parts } from '#tenant/core/parts'
import { firmRecordSetting } from '#tenant/firm/settings'
import { originsOf } from '#tenant/user/firm'
import { type Person, system } from '#tenant/user/people'
import { firmSetting, originSetting } from '#tenant/user/settings'
import type { Actor } from '#worker/actor'
import { type ContextInput, contextOf, type RequestContext } from './context.ts'
import { clock, type RuntimeOptions } from './options.ts'

const LOCAL_ORIGIN = 'http://localhost:8787'

type Options = Pick<
  RuntimeOptions,
  | 'tenant'
  | 'isLocal'
  | 'hasPlatformMail'
  | 'known'
  | 'mailSource'
  | 'reachesMicrosoft'
  | 'reachesConsents'
>

/** As much of an actor as is recorded; what is left out is not known. */
type Caller = Partial<Pick<Actor, 'origin' | 'ip' | 'trace'>>

/** Returns how the runtime of a firm makes request contexts; they throw while the directory entry is unknown. */
export const contextsOf = (parts: Parts, options: Options) => {
  const { settings } = parts
  const { tenant, isLocal, hasPlatformMail = false, known } = options
  const { mailSource, reachesMicrosoft = true, reachesConsents = [] } = options
  const firm = (): Firm => {
    const entry = settings.get(firmSetting) ?? known()
    if (entry === null) throw new Error(`The directory entry of ${tenant} is not known yet.`)
    return withBrand(entry, settings.get(firmRecordSetting))
  }
  const contextInput = (person: Person, actor: Caller | null, now = clock()): ContextInput => {
    const entry = firm()
    const origin = actor?.origin ?? settings.get(originSetting) ?? LOCAL_ORIGIN
    return {
      person,
      by: { id: person.id, name: person.name },
      now,
      ip: actor?.ip ?? null,
      trace: actor?.trace ?? null,
      firm: entry,
      origins: originsOf(entry, isLocal, origin),
      isLocal,
      hasPlatformMail,
      reachesMailboxes: mailSource !== undefined && reachesMicrosoft,
      reachesConsents: mailSource === undefined ? [] : reachesConsents,
    }
  }
  const context = (person: Person = system, actor: Caller | null = null): RequestContext =>
    contextOf(parts, contextInput(person, actor))
  return { contextInput, context }
}

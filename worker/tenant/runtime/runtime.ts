import type { Broadcast } from '#domain/broadcast'
import type { Firm } from '#domain/firm'
import type { RouteRules } from '#domain/user/route-rule/route-rule'
import { type AddressedOrder, markNotRung, markRung, orderOf } from '#tenant/call/telephone-orders'
import { partsOf } from '#tenant/core/parts'
import type { Store } from '#tenant/core/store'
import { emitTimedEvents } from '#tenant/events/clock'
import { type Delivery, dispatchOf, type GeneratedFile, type Parcel } from '#tenant/events/dispatch'
import { markFailed, markSent, parcelOf } from '#tenant/events/message-sending'
import { originsOf } from '#tenant/user/firm'
import { type Person, personOf, system } from '#tenant/user/people'
import { routeRulesOf } from '#tenant/user/route-rule/route-rules'
import { firmSetting, originSetting } from '#tenant/user/settings'
import type { Actor } from '#worker/actor'
import { type ContextInput, contextOf, type RequestContext } from './context.ts'
import { dailyJobs } from './daily.ts'
import { jobsOf } from './jobs.ts'

type Outside = {
  readonly store: Store
  readonly tenant: string
  readonly isLocal: boolean
  /** The directory entry before the first request; null when unknown. */
  readonly known: () => Firm | null
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  readonly notifyEdge?: (rules: RouteRules['rules']) => Promise<void>
  readonly deliver: (parcel: Parcel) => Promise<Delivery>
  /** Asks the telephone system to place a call. */
  readonly ring?: (order: AddressedOrder) => Promise<void>
  /** Generates a file and saves it in the file store. */
  readonly make?: (paper: GeneratedFile) => Promise<unknown>
}

const AT_ONCE = 100
const MESSAGES_AT_ONCE = 10
const PAUSE_MS = 25
const LOCAL_ORIGIN = 'http://localhost:8787'

const noDeliveryWorker = () => Promise.reject(new Error('This runtime has no delivery worker.'))
const clock = () => new Date().toISOString()

/** Returns the long-lived parts of a firm: its database, contexts, deliveries and jobs. */
export const runtimeOf = ({
  store,
  tenant,
  isLocal,
  known,
  publish,
  notifyEdge,
  deliver,
  make = noDeliveryWorker,
  ring = noDeliveryWorker,
}: Outside) => {
  const parts = partsOf(store, tenant)
  const { settings, outbox, sessions, users } = parts

  const firm = (): Firm => {
    const entry = settings.get(firmSetting) ?? known()
    if (entry === null) throw new Error(`The directory entry of ${tenant} is not known yet.`)
    return entry
  }
  const contextInput = (person: Person, actor: Actor | null, now = clock()): ContextInput => {
    const entry = firm()
    const asked = actor?.origin ?? settings.get(originSetting) ?? LOCAL_ORIGIN
    return {
      person,
      by: { id: person.id, name: person.name },
      now,
      ip: actor?.ip ?? null,
      trace: actor?.trace ?? null,
      firm: entry,
      origins: originsOf(entry, isLocal, asked),
    }
  }
  const context = (person: Person = system, actor: Actor | null = null): RequestContext =>
    contextOf(parts, contextInput(person, actor))

  const dispatch = dispatchOf({
    now: clock,
    due: (kind, now) => outbox.due(kind, now, kind === 'broadcast' ? AT_ONCE : MESSAGES_AT_ONCE),
    publish,
    notifyEdge: async () => notifyEdge?.(routeRulesOf(parts).rules),
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    ring: async (row) => {
      const order = orderOf(context(), row)
      if (order !== null) await ring(order)
      return order !== null
    },
    rang: (row) => markRung(context(), row),
    deliver,
    parcelOf: (id) => parcelOf(context(), id),
    done: (ids) => outbox.done(ids),
    sent: (row, parcel, delivery) => markSent(context(), row, parcel, delivery, isLocal),
    failed: (row, error) =>
      row.kind === 'telephone'
        ? markNotRung(context(), row, error)
        : markFailed(context(), row, error),
  })
  const jobs = jobsOf(
    store,
    dailyJobs(() => context()),
  )
  return {
    parts,
    isLocal,
    make,
    desk: context,
    situation: contextInput,
    jobs,
    flush: dispatch.flush,
    /** Saves the firm's directory entry, for work outside requests. */
    remember: (entry: Firm, origin: string) => {
      settings.put(firmSetting, entry)
      if (isLocal) settings.put(originSetting, origin)
    },
    /** The person of an actor; null unless their session is live and belongs to this host. */
    personOf: (actor: Actor): Person | null => {
      if (actor.session === null) return null
      const session = sessions.live(actor.session.id, clock())
      if (session === null || session.token_hash !== actor.session.tokenHash) return null
      if (session.audience !== actor.audience) return null
      sessions.seen(session, clock())
      return personOf(parts, users.find(session.user_id))
    },
    /** Runs due jobs and timed events, and sends what is due. */
    wake: async () => {
      jobs.plan(clock())
      await jobs.runDue(clock())
      emitTimedEvents(context())
      await dispatch.flush()
    },
    nextDue: () =>
      [outbox.nextDue(), jobs.nextDue(), parts.callBacks.nextDue()]
        .filter((it) => it !== null)
        .sort()[0] ?? null,
  }
}

export type TenantRuntime = ReturnType<typeof runtimeOf>

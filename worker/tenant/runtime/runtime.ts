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
  /** The firm's entry for a tenant that no request has named a host of yet. */
  readonly known: () => Firm | null
  readonly publish: (broadcasts: readonly Broadcast[]) => Promise<void>
  readonly notifyEdge?: (rules: RouteRules['rules']) => Promise<void>
  readonly deliver: (parcel: Parcel) => Promise<Delivery>
  /** Asks a telephone system; an office without a postroom asks none. */
  readonly ring?: (order: AddressedOrder) => Promise<void>
  /** Makes a paper and puts it into the file store; an office without a postroom makes none. */
  readonly make?: (paper: GeneratedFile) => Promise<unknown>
}

const AT_ONCE = 100
const MESSAGES_AT_ONCE = 10
const PAUSE_MS = 25
const LOCAL_ORIGIN = 'http://localhost:8787'

const noDeliveryWorker = () => Promise.reject(new Error('this office has no postroom'))
const clock = () => new Date().toISOString()

/** A firm at work: its database, who asks of it, what leaves it, what it does by the clock. */
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
    if (entry === null) throw new Error(`no host of ${tenant} was asked yet`)
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
    /** Keeps what the directory says of the firm, for what it does when nobody asks. */
    remember: (entry: Firm, origin: string) => {
      settings.put(firmSetting, entry)
      if (isLocal) settings.put(originSetting, origin)
    },
    /** Who an actor is now; null without a session that lives, is theirs, and belongs to this host. */
    personOf: (actor: Actor): Person | null => {
      if (actor.session === null) return null
      const session = sessions.live(actor.session.id, clock())
      if (session === null || session.token_hash !== actor.session.tokenHash) return null
      if (session.audience !== actor.audience) return null
      sessions.seen(session, clock())
      return personOf(parts, users.find(session.user_id))
    },
    /** Does what is due: what is to leave, then what is to be done. Plans the rest. */
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

import type { Firm } from '#domain/firm'
import { partsOf } from '#tenant/core/parts'
import { actingPerson } from '#tenant/delegate/acting'
import { timedEventsOf } from '#tenant/events/clock'
import { earliest } from '#tenant/events/outbox'
import { mailboxSyncsOf } from '#tenant/mailbox/syncs'
import { type Person, personOf, system } from '#tenant/user/people'
import { endExpiredSessions } from '#tenant/user/session-ends'
import { firmSetting, originSetting } from '#tenant/user/settings'
import type { Actor } from '#worker/actor'
import { contextsOf } from './contexts.ts'
import { dailyJobs } from './daily.ts'
import { deliveriesOf } from './deliveries.ts'
import { jobsOf } from './jobs.ts'
import { clock, noDeliveryWorker, noFileStore, type RuntimeOptions } from './options.ts'

export const runtimeOf = (options: RuntimeOptions) => {
  const { store, tenant, isLocal, make = noDeliveryWorker, fileStore = noFileStore } = options
  const parts = partsOf(store, tenant, options.keys)
  const { settings, outbox, sessions, users } = parts
  const { contextInput, context } = contextsOf(parts, options)
  const jobs = jobsOf(
    store,
    dailyJobs(() => context(), options.auditHeads, fileStore, options.backups),
  )
  const timedEvents = timedEventsOf(parts)
  const mailboxSyncs = mailboxSyncsOf(store)
  const dispatch = deliveriesOf(parts, options, (ip) => context(system, ip ? { ip } : null))
  return {
    parts,
    isLocal,
    make,
    fileStore,
    desk: context,
    situation: contextInput,
    jobs,
    flush: dispatch.flush,
    remember: (entry: Firm, origin: string) => {
      settings.put(firmSetting, entry)
      if (isLocal) settings.put(originSetting, origin)
    },
    /** The person of an actor; null unless their session is live and belongs to this host. */
    personOf: (actor: Actor): Person | null => {
      if (actor.session === null) return null
      const session = sessions.liveOf(actor.session, clock())
      if (session === null || session.audience !== actor.audience) return null
      if (actor.acted) sessions.seen(session, clock())
      return actingPerson(store, personOf(parts, users.find(session.user_id)), session, clock())
    },
    wake: async () => {
      jobs.plan(clock())
      await jobs.runDue(clock())
      endExpiredSessions(context())
      timedEvents.emitDue(context())
      await dispatch.flush()
    },
    nextDue: () =>
      earliest(
        outbox.nextDue(),
        jobs.nextDue(),
        sessions.nextEnd(),
        timedEvents.nextDue(),
        options.mailSource && mailboxSyncs.nextDue(),
      ),
  }
}

export type TenantRuntime = ReturnType<typeof runtimeOf>

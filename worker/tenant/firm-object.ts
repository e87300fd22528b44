import { DurableObject } from 'cloudflare:workers'
import { assignOwner, ownerOf } from '#tenant/core/ownership'
import { type Store, storeOf } from '#tenant/core/store'
import { alarmClockOf } from '#tenant/runtime/alarm-clock'
import { openRuntime } from '#tenant/runtime/open-runtime'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { migrateTenant } from '#tenant/schema/migrate-tenant'
import { hostEntryOf } from '#worker/directory/directory'
import { dropSessions } from '#worker/directory/session-cache'
import type { Actor } from '../actor.ts'
import type { TenantEnv } from './env.ts'

/** The Durable Object of one firm: holds its database and is the only one to write to it. */
export class FirmObject extends DurableObject<TenantEnv> {
  protected readonly store: Store
  protected readonly clock = alarmClockOf(this.ctx.storage)
  #runtime: TenantRuntime | null = null

  constructor(ctx: DurableObjectState, env: TenantEnv) {
    super(ctx, env)
    this.store = storeOf(ctx.storage)
    ctx.blockConcurrencyWhile(async () => {
      migrateTenant(this.store, env)
      const owner = ownerOf(this.store)
      if (owner !== null) this.clock.set(this.runtimeOf(owner).nextDue())
    })
  }

  override async alarm(): Promise<void> {
    this.clock.rang()
    const owner = ownerOf(this.store)
    if (owner === null) return
    const runtime = this.runtimeOf(owner)
    // The platform drops an alarm that throws after seven tries.
    await runtime.wake().catch((error) => console.error(String(error)))
    this.clock.set(runtime.nextDue())
  }

  protected runtimeOf(tenant: string): TenantRuntime {
    assignOwner(this.store, tenant)
    this.#runtime ??= openRuntime(this.ctx, this.env, this.store, tenant)
    return this.#runtime
  }

  /** Forgets what was known of the records, which are others from here on. */
  protected reopen(tenant: string): TenantRuntime {
    this.#runtime = null
    return this.runtimeOf(tenant)
  }

  protected async saveFirm(
    runtime: TenantRuntime,
    { tenant, origin }: Pick<Actor, 'tenant' | 'origin'>,
  ) {
    const entry = await hostEntryOf(this.env, new URL(origin).hostname)
    if (entry?.firm.tenant === tenant) runtime.remember(entry.firm, origin)
  }

  /** Sends what was just queued; the alarm does it if this object stops first. The edge asks for sessions anew. */
  protected flush(runtime: TenantRuntime) {
    dropSessions(runtime.parts.tenant)
    this.clock.set(runtime.nextDue())
    const flushing = Promise.resolve().then(runtime.flush)
    this.ctx.waitUntil(flushing.finally(() => this.clock.set(runtime.nextDue())))
  }
}

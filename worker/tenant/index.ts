import { DurableObject } from 'cloudflare:workers'
import type { IntakeKey } from '#domain/lead/desk/intake-key'
import type { SessionContent } from '#domain/user/session-content'
import { claim, ownerOf } from '#tenant/core/ownership'
import { type Store, storeOf } from '#tenant/core/store'
import { deskKey } from '#tenant/lead/desk-settings'
import { alarmClockOf } from '#tenant/runtime/alarm-clock'
import { type Joining, joiningOf } from '#tenant/runtime/joining'
import { openRuntime } from '#tenant/runtime/opening'
import { fileFor, type ReadableFile } from '#tenant/runtime/reading'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { migrate } from '#tenant/schema/migrations'
import { visitor } from '#tenant/user/people'
import * as signing from '#tenant/user/signing-in'
import { enlargeDemo, seedOnce } from '#worker/demo/seeding'
import { hostEntryOf } from '#worker/directory/directory'
import type { Actor } from '../actor.ts'
import { newApi } from '../api.ts'
import type { TenantEnv } from './env.ts'

/** A firm: its own database, its one writer, its rules. It owns its parts and hands calls to them. */
export class Tenant extends DurableObject<TenantEnv> {
  readonly #store: Store
  readonly #api = newApi()
  readonly #clock = alarmClockOf(this.ctx.storage)
  #office: TenantRuntime | null = null

  constructor(ctx: DurableObjectState, env: TenantEnv) {
    super(ctx, env)
    this.#store = storeOf(ctx.storage)
    ctx.blockConcurrencyWhile(async () => {
      migrate(this.#store)
      const owner = ownerOf(this.#store)
      if (owner !== null) this.#clock.set(this.#officeOf(owner).nextDue())
    })
  }

  /** Answers a call of the API. */
  async handle(request: Request, actor: Actor): Promise<Response> {
    const runtime = this.#officeOf(actor.tenant)
    await this.#rememberFirm(runtime, actor)
    return this.#api.fetch(request, {
      actor,
      parts: runtime.parts,
      person: () => runtime.personOf(actor),
      contextInput: (person) => runtime.situation(person, actor),
      onCommit: () => this.#leave(runtime),
    })
  }

  /** With what somebody signs what they send to the firm; null while there is no key of its own. */
  intakeKey(tenant: string, of: IntakeKey): string | null {
    return deskKey(this.#officeOf(tenant).parts, of)
  }

  /** The user and password hash of an address; null unless active staff or an agent. */
  passwordOf(tenant: string, email: string): { user_id: string; hash: string } | null {
    return signing.passwordOf(this.#officeOf(tenant).parts, email)
  }

  openSession(tenant: string, asked: signing.Opening): SessionContent | null {
    return signing.openSession(this.#officeOf(tenant).desk(), asked)
  }

  /** The session as it is now; null when it has ended. */
  session(tenant: string, id: string): SessionContent | null {
    return signing.currentSession(this.#officeOf(tenant).desk(), id)
  }

  /** Ends a session; its sockets are closed. */
  endSession(tenant: string, id: string): void {
    const runtime = this.#officeOf(tenant)
    if (signing.endSession(runtime.desk(), id)) this.#leave(runtime)
  }

  /** Ends the session whose bearer has this hash; nothing for a token of nobody. */
  async endSessionOf(tenant: string, tokenHash: string): Promise<void> {
    const id = this.#officeOf(tenant).parts.sessions.idOf(tokenHash)
    if (id !== null) await this.endSession(tenant, id)
  }

  /** Records a call that was refused before it came here. */
  refused(tenant: string, actor: Actor, call: string, reason: string): void {
    const runtime = this.#officeOf(tenant)
    signing.refused(runtime.desk(runtime.personOf(actor) ?? visitor, actor), { call, reason })
  }

  signInAttempt(tenant: string, tried: signing.Attempt) {
    return signing.attempt(this.#officeOf(tenant).desk(), tried)
  }

  signInFailed(tenant: string, tried: signing.Attempt): void {
    signing.failed(this.#officeOf(tenant).desk(), tried)
  }

  signInSucceeded(tenant: string, tried: signing.Attempt): void {
    this.#officeOf(tenant).parts.throttle.succeeded(tried)
  }

  /** Whether another link may be asked for now, by this address and from this network. */
  linkAttempt(tenant: string, asked: signing.Attempt) {
    return signing.linkAttempt(this.#officeOf(tenant).desk(), asked)
  }

  /** Sends a sign-in link and code, if the address is a client's. */
  askLink(tenant: string, { email, ip }: signing.Attempt): void {
    const runtime = this.#officeOf(tenant)
    signing.askLink(runtime.desk(), email, ip)
    this.#leave(runtime)
  }

  useLink(tenant: string, key: { token: string } | { email: string; code: string }) {
    return signing.useLink(this.#officeOf(tenant).desk(), key)
  }

  mayJoin(tenant: string, actor: Actor, channel: string): Joining {
    return joiningOf(this.#officeOf(tenant), actor, channel)
  }

  /** Where a file lies that this person may read, made now if it was not yet; null for any other. */
  fileFor(tenant: string, actor: Actor, id: string): Promise<ReadableFile | null> {
    return fileFor(this.#officeOf(tenant), actor, id)
  }

  /** Fills an empty firm for a demonstration, in the local environment alone. */
  async seed(tenant: string, passwordHash: string, origin: string): Promise<void> {
    const runtime = this.#officeOf(tenant)
    if (!runtime.isLocal) return
    await this.#rememberFirm(runtime, { tenant, origin })
    await this.ctx.blockConcurrencyWhile(() => seedOnce(runtime, passwordHash))
    this.#clock.set(runtime.nextDue())
  }

  /** Adds cases of years past to a demonstration; how many were added and how many there are. */
  enlarge(
    tenant: string,
    count: number,
    of: 'cases' | 'quotes',
  ): Promise<{ added: number; total: number }> {
    return enlargeDemo(this.#officeOf(tenant), count, of)
  }

  override async alarm(): Promise<void> {
    this.#clock.rang()
    const owner = ownerOf(this.#store)
    if (owner === null) return
    const runtime = this.#officeOf(owner)
    // An alarm that throws is tried seven times and then never again.
    await runtime.wake().catch((error) => console.error(String(error)))
    this.#clock.set(runtime.nextDue())
  }

  #officeOf(tenant: string): TenantRuntime {
    claim(this.#store, tenant)
    this.#office ??= openRuntime(this.ctx, this.env, this.#store, tenant)
    return this.#office
  }

  async #rememberFirm(
    runtime: TenantRuntime,
    { tenant, origin }: Pick<Actor, 'tenant' | 'origin'>,
  ) {
    const place = await hostEntryOf(this.env, new URL(origin).hostname)
    if (place?.firm.tenant === tenant) runtime.remember(place.firm, origin)
  }

  /** Sends what was just written: at once, and by the alarm if this object dies first. */
  #leave(runtime: TenantRuntime) {
    this.#clock.set(runtime.nextDue())
    const leaving = Promise.resolve().then(runtime.flush)
    this.ctx.waitUntil(leaving.finally(() => this.#clock.set(runtime.nextDue())))
  }
}

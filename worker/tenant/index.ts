import type { IntakeKey } from '#domain/lead/desk/intake-key'
import type { SessionContent } from '#domain/user/session-content'
import { BackupSteps } from '#tenant/backup/steps'
import { intakeKeyOf } from '#tenant/communication/provider/intake-key'
import { OperatorSteps } from '#tenant/firm/operator-steps'
import { recordRefusal } from '#tenant/request/refusals'
import { type Joining, joiningOf } from '#tenant/runtime/channel-access'
import { fileFor, type ReadableFile } from '#tenant/runtime/file-access'
import { type MessageFile, messageFileFor } from '#tenant/runtime/message-file'
import { clock } from '#tenant/runtime/options'
import { system, visitor } from '#tenant/user/people'
import { SignInSteps } from '#tenant/user/security/sign-in-steps'
import { endSession } from '#tenant/user/session-ends'
import type { Attempt } from '#tenant/user/sign-in-throttle'
import * as signing from '#tenant/user/signing-in'
import { type FirstFactorResult, signInByOwnFactor } from '#tenant/user/single-sign-on/policy'
import { countViolations, type Violation } from '#tenant/violation/counts'
import { enlargeDemo, seedOnce } from '#worker/demo/seeding'
import type { Actor } from '../actor.ts'
import { newApi } from '../api.ts'
import { FirmObject } from './firm-object.ts'

/** What the edge asks of one firm. */
export class Tenant extends FirmObject {
  readonly #api = newApi()

  async handle(request: Request, actor: Actor): Promise<Response> {
    const runtime = this.runtimeOf(actor.tenant)
    await this.saveFirm(runtime, actor)
    return this.#api.fetch(request, {
      actor,
      parts: runtime.parts,
      person: () => runtime.personOf(actor),
      contextInput: (person) => runtime.situation(person, actor),
      onCommit: () => this.flush(runtime),
    })
  }

  /** The HMAC key that signs intake requests; null until one is created. */
  intakeKey(tenant: string, of: IntakeKey): string | null {
    return intakeKeyOf(this.runtimeOf(tenant).parts, of)
  }

  /** The user and password hash of an email address; null unless active staff or an agent. */
  passwordOf(tenant: string, email: string): { user_id: string; hash: string } | null {
    return signing.passwordOf(this.runtimeOf(tenant).parts, email)
  }

  /** Opens a session after a first factor, or stores what waits for a second; null for a user who may not sign in. */
  signIn(tenant: string, input: signing.SessionInput): FirstFactorResult | null {
    const runtime = this.runtimeOf(tenant)
    const signedIn = signInByOwnFactor(runtime.desk(), input)
    this.clock.set(runtime.nextDue())
    return signedIn
  }

  /** The session of a bearer token, renewed when its person has acted; null when it has ended. */
  session(tenant: string, key: signing.ActedSession): SessionContent | null {
    return signing.currentSession(this.runtimeOf(tenant).parts, key, clock())
  }

  endSession(tenant: string, id: string): void {
    const runtime = this.runtimeOf(tenant)
    if (endSession(runtime.desk(), id)) this.flush(runtime)
  }
  async endSessionOf(tenant: string, tokenHash: string): Promise<void> {
    const id = this.runtimeOf(tenant).parts.sessions.idOf(tokenHash)
    if (id !== null) await this.endSession(tenant, id)
  }

  refused(tenant: string, actor: Actor, call: string, reason: string): void {
    const runtime = this.runtimeOf(tenant)
    recordRefusal(runtime.desk(runtime.personOf(actor) ?? visitor, actor), '', { call, reason })
  }

  /** Counts a sign-in attempt and returns whether it may be evaluated, or in how many seconds. */
  async signInAttempt(tenant: string, { origin, ...attempt }: signing.FirstAttempt) {
    const runtime = this.runtimeOf(tenant)
    await this.saveFirm(runtime, { tenant, origin })
    return runtime.parts.throttle.attempt(attempt, new Date().toISOString())
  }

  signInFailed(tenant: string, attempt: Attempt): void {
    signing.recordFailure(this.runtimeOf(tenant).desk(), attempt)
  }
  signInSucceeded(tenant: string, attempt: Attempt): void {
    this.runtimeOf(tenant).parts.throttle.succeeded(attempt)
  }

  /** Sends a sign-in link and code to somebody who signs in by link; returns what the throttle allowed. */
  async askLink(tenant: string, { origin, wanted = null, ...attempt }: signing.LinkAttempt) {
    const runtime = this.runtimeOf(tenant)
    await this.saveFirm(runtime, { tenant, origin })
    const allowance = signing.requestLink(runtime.desk(), attempt, wanted)
    this.flush(runtime)
    return allowance
  }

  useLink(tenant: string, key: { token: string } | { email: string; code: string }) {
    return signing.useLink(this.runtimeOf(tenant).desk(), key)
  }

  /** The steps of signing in, and of changing how, for a caller who may not have signed in yet. */
  async signInSteps(actor: Actor): Promise<SignInSteps> {
    const runtime = this.runtimeOf(actor.tenant)
    await this.saveFirm(runtime, actor)
    const person = runtime.personOf(actor)
    return new SignInSteps({
      context: () => runtime.desk(person ?? system, actor),
      sessionId: person && (actor.session?.id ?? null),
      onCommit: () => this.flush(runtime),
    })
  }

  /** The steps of an operator, who creates firms. */
  operatorSteps(actor: Actor): OperatorSteps {
    const runtime = this.runtimeOf(actor.tenant)
    return new OperatorSteps(runtime, actor, () => this.flush(runtime))
  }

  backupSteps(tenant: string): BackupSteps {
    const runtime = () => this.runtimeOf(tenant)
    return new BackupSteps({
      ...{ env: this.env, store: this.store, id: this.ctx.id.toString(), tenant, runtime },
      reopen: () => this.reopen(tenant),
      onCommit: () => this.flush(runtime()),
    })
  }

  mayJoin(tenant: string, actor: Actor, channel: string): Joining {
    return joiningOf(this.runtimeOf(tenant), actor, channel)
  }

  /** The location of a file, or what an email is composed of; null when the caller has no access to it. */
  fileFor(tenant: string, actor: Actor, id: string): Promise<ReadableFile | null> {
    return fileFor(this.runtimeOf(tenant), actor, id)
  }
  messageFileFor(tenant: string, actor: Actor, id: string): Promise<MessageFile | null> {
    return messageFileFor(this.runtimeOf(tenant), actor, id)
  }

  countViolations(tenant: string, found: readonly Violation[]): void {
    countViolations(this.runtimeOf(tenant).parts, found, clock())
  }

  /** Fills an empty firm with demonstration data, in the local environment only. */
  async seed(tenant: string, passwordHash: string, origin: string): Promise<void> {
    const runtime = this.runtimeOf(tenant)
    if (!runtime.isLocal) return
    await this.saveFirm(runtime, { tenant, origin })
    await this.ctx.blockConcurrencyWhile(() => seedOnce(runtime, passwordHash))
    this.clock.set(runtime.nextDue())
  }

  /** Adds past cases or quotes to a demonstration firm; returns how many were added and the new total. */
  enlarge(tenant: string, count: number, of: Parameters<typeof enlargeDemo>[2]) {
    return enlargeDemo(this.runtimeOf(tenant), count, of)
  }
}

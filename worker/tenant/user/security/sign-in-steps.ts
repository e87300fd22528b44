import { RpcTarget } from 'cloudflare:workers'
import type { PasswordContext } from '#domain/user/security/password'
import type { PasswordLink } from '#domain/user/security/password-api'
import type { SessionContent } from '#domain/user/session-content'
import type { SingleSignOnFault } from '#domain/user/single-sign-on/refusals'
import type { OfferedProvider } from '#domain/user/single-sign-on/settings'
import type { RequestContext } from '#tenant/runtime/context'
import * as handing from '#tenant/user/handing-over'
import type { HandoverKey } from '#tenant/user/handovers'
import type { Allowance } from '#tenant/user/sign-in-throttle'
import * as single from '#tenant/user/single-sign-on/signing-in'
import { disownSignIn } from './disowning.ts'
import { EnrolmentSteps } from './enrolment-steps.ts'
import { type OwnAccount, ownAccount } from './own-account.ts'
import { PasskeySteps } from './passkey-steps.ts'
import { passwordLinkOf, requestPasswordLink } from './password-links.ts'
import { changePassword, passwordContextOf, setPasswordByLink } from './passwords.ts'
import {
  completeSignIn,
  confirmByCode,
  type FactorInput,
  type FactorOutcome,
} from './second-factors.ts'
import type { StepParts } from './step-parts.ts'

/** What the edge asks of a firm's object while somebody signs in, or changes how they do. */
export class SignInSteps extends RpcTarget {
  readonly #parts: StepParts

  constructor(parts: StepParts) {
    super()
    this.#parts = parts
  }

  /** The steps of passkeys; `pendingHash` is that of a sign-in that waits for its second factor. */
  passkeys(pendingHash: string | null): PasskeySteps {
    return new PasskeySteps(this.#parts, pendingHash)
  }

  /** The steps of setting up the second factor that a pending sign-in needs. */
  enrolment(pendingHash: string): EnrolmentSteps {
    return new EnrolmentSteps(this.#parts, pendingHash)
  }

  /** Sends a link to set a new password, if the address is one of staff or an agent. */
  askPasswordLink(email: string): Allowance {
    return this.#write((context) => requestPasswordLink(context, { email, ip: context.ip ?? '' }))
  }

  passwordLink(token: string): PasswordLink {
    const context = this.#parts.context()
    return passwordLinkOf(context, token, context.now)
  }

  /** What the password of a link's person must not be made of; null when the link does not work. */
  passwordContext(token: string): PasswordContext | null {
    return passwordContextOf(this.#parts.context(), token)
  }

  /** Says that a sign-in was not its person's. */
  disownSignIn(token: string) {
    return this.#write((context) => disownSignIn(context, token))
  }

  /** Sets the password of a link's person and returns their id; null when the link does not work any more. */
  setPassword(input: { readonly token: string; readonly hash: string }): string | null {
    return this.#write((context) => setPasswordByLink(context, input))
  }

  /** Stores a hash of the same password at today's cost, unless the password was changed meanwhile. */
  renewHash(it: { readonly user_id: string; readonly hash: string; readonly to: string }): void {
    this.#write(({ users }) => users.renewPassword(it.user_id, it.hash, it.to))
  }

  /** The caller's own account; null unless they are signed in. */
  ownAccount(): OwnAccount | null {
    return this.#parts.sessionId === null ? null : ownAccount(this.#parts.context())
  }

  /** Marks the caller's session as confirmed, after their password was verified. */
  confirmSession(): void {
    const { sessionId } = this.#parts
    if (sessionId === null) return
    this.#write(({ sessions, now }) => sessions.confirm(sessionId, now))
  }

  /** Confirms the caller's session with a code; null unless they are signed in. */
  confirmByCode(code: string) {
    const { sessionId } = this.#parts
    if (sessionId === null) return null
    return this.#write((context) => confirmByCode(context, sessionId, code))
  }

  changePassword(hash: string): void {
    const { sessionId } = this.#parts
    if (sessionId === null) return
    this.#write((context) => changePassword(context, { sessionId, hash }))
  }

  /** Completes a pending sign-in with a code of the second factor. */
  completeSignIn(input: Omit<FactorInput, 'ip'>): FactorOutcome {
    return this.#write((context) => completeSignIn(context, { ...input, ip: context.ip ?? '' }))
  }

  /** The provider that people may sign in with; null while it is off. */
  singleSignOn(): OfferedProvider | null {
    return single.offeredProvider(this.#parts.context())
  }

  /** Uses up the state of an attempt that came back from the provider; false when it did before. */
  takeSignInState(stateHash: string): boolean {
    return this.#write(({ usedStates, now }) => usedStates.take(stateHash, now))
  }

  signInByIdentity(input: Omit<single.SingleSignOnInput, 'ip'>): single.SingleSignOnResult {
    return this.#write((context) =>
      single.signInByIdentity(context, { ...input, ip: context.ip ?? '' }),
    )
  }

  refuseSingleSignOn(fault: SingleSignOnFault): void {
    this.#write((context) => void single.refuse(context, fault))
  }

  /** A one-time code that opens the quotes host; null when the session has ended. */
  issueHandover(request: handing.HandoverRequest): string | null {
    const context = this.#parts.context()
    return handing.issueHandover(context, request, context.now)
  }

  redeemHandover(input: handing.HandoverInput): SessionContent | null {
    return this.#write((context) => handing.redeemHandover(context, input))
  }

  /** The sealed token of an external API; null when the code is wrong or used. */
  redeemExternalHandover(key: HandoverKey): string | null {
    const { handovers, now } = this.#parts.context()
    return handovers.redeem(key, now)?.sealed_token ?? null
  }

  #write<T>(change: (context: RequestContext) => T): T {
    const result = change(this.#parts.context())
    this.#parts.onCommit()
    return result
  }
}

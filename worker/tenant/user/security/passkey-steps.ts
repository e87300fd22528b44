import { RpcTarget } from 'cloudflare:workers'
import { networkOf } from '#domain/network'
import type { NewCodes } from '#domain/user/security/api'
import type { NewPasskey, PasskeyInvitation } from '#domain/user/security/passkey'
import { challengeDelays } from '#domain/user/sign-in-delay'
import type { RequestContext } from '#tenant/runtime/context'
import type { Allowance } from '#tenant/user/sign-in-throttle'
import { addPasskey, offerPasskey } from './own-passkeys.ts'
import {
  type Asked,
  askForPasskey,
  countPasskey,
  findPasskey,
  type PasskeyInput,
  type PasskeyOutcome,
  refusePasskey,
  type Signed,
  signInByPasskey,
  type Verified,
} from './passkey-sign-in.ts'
import type { Passkey } from './passkeys.ts'
import type { StepParts } from './step-parts.ts'
import { toSecurityView } from './view.ts'

/** Without an offer, the caller has too many passkeys. */
type OfferReply = {
  readonly kind: 'answered' | 'signed-out' | 'unconfirmed'
  readonly offer: PasskeyInvitation | null
}

/** What the edge, which verifies signatures, asks of a firm's object about passkeys. */
export class PasskeySteps extends RpcTarget {
  readonly #parts: StepParts
  readonly #pendingHash: string | null

  constructor(parts: StepParts, pendingHash: string | null) {
    super()
    this.#parts = parts
    this.#pendingHash = pendingHash
  }

  get #asker() {
    return { sessionId: this.#parts.sessionId, pendingHash: this.#pendingHash }
  }

  allowance(): Allowance {
    return this.#write(({ throttle, ip, now }) =>
      throttle.other(`passkeys ${networkOf(ip ?? '')}`, challengeDelays, now),
    )
  }

  ask(rpId: string): Asked | null {
    return this.#write((context) => askForPasskey(context, this.#asker, rpId))
  }

  find(signed: Signed): Passkey | null {
    return this.#write((context) => findPasskey(context, this.#asker, signed))
  }

  signIn(input: Omit<PasskeyInput, 'ip' | 'pendingHash'>): PasskeyOutcome {
    return this.#write((context) => signInByPasskey(context, { ...input, ...this.#place(context) }))
  }

  refuse(id: string): void {
    this.#write((context) => refusePasskey(context, { id, ...this.#place(context) }))
  }

  /** Confirms the caller's session by a verified passkey of theirs. */
  confirm(verified: Verified): boolean {
    const { sessionId } = this.#parts
    return this.#write((context) => {
      if (sessionId === null || countPasskey(context, verified) === null) return false
      context.sessions.confirm(sessionId, context.now)
      return true
    })
  }

  /** Offers the caller a new passkey. */
  offer(): OfferReply {
    const { sessionId } = this.#parts
    if (sessionId === null) return { kind: 'signed-out', offer: null }
    return this.#write((context) => {
      if (!context.sessions.isConfirmed(sessionId, context.now))
        return { kind: 'unconfirmed', offer: null }
      const user = context.users.get(context.person.id)
      return { kind: 'answered', offer: offerPasskey(context, user, sessionId) }
    })
  }

  /** Uses up the challenge of an offer; false for one that is used, too old or another's. */
  takeOffer(challenge: string): boolean {
    const { sessionId } = this.#parts
    if (sessionId === null) return false
    return this.#write(({ passkeyChallenges, now }) =>
      passkeyChallenges.take(challenge, { purpose: 'add', holder: sessionId }, now),
    )
  }

  /** Adds a verified passkey to the caller's; null for one that exists already. */
  add(made: NewPasskey): NewCodes | null {
    const { sessionId } = this.#parts
    return this.#write((context) => {
      const codes = addPasskey(context, context.users.get(context.person.id), made)
      return codes === false ? null : { codes, view: toSecurityView(context, sessionId) }
    })
  }

  #place({ ip }: RequestContext) {
    return { pendingHash: this.#pendingHash, ip: ip ?? '' }
  }

  #write<T>(change: (context: RequestContext) => T): T {
    const context = this.#parts.context()
    const result = context.store.transaction(() => change(context))
    this.#parts.onCommit()
    return result
  }
}

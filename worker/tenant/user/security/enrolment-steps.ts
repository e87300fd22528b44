import { RpcTarget } from 'cloudflare:workers'
import type { AuthenticatorOffer } from '#domain/user/security/api'
import type { PasskeyInvitation } from '#domain/user/security/passkey'
import type { RequestContext } from '#tenant/runtime/context'
import {
  type Enrolled,
  enrol,
  enrollingOf,
  type FirstFactor,
  type Opening,
  offerFirstPasskey,
} from './enrolling.ts'
import { offerAuthenticator } from './enrolment.ts'
import type { StepParts } from './step-parts.ts'

/** What the edge asks for somebody who must set up a second factor before their sign-in is complete. */
export class EnrolmentSteps extends RpcTarget {
  readonly #parts: StepParts
  readonly #pendingHash: string

  constructor(parts: StepParts, pendingHash: string) {
    super()
    this.#parts = parts
    this.#pendingHash = pendingHash
  }

  offerAuthenticator(): AuthenticatorOffer | null {
    return this.#write((context) => {
      const enrolling = enrollingOf(context, this.#pendingHash)
      return enrolling && offerAuthenticator(enrolling.own)
    })
  }

  offerPasskey(): PasskeyInvitation | null {
    return this.#write((context) => offerFirstPasskey(context, this.#pendingHash))
  }

  /** Uses up the challenge of an offer; false for one that is used, too old or another's. */
  takeOffer(challenge: string): boolean {
    const use = { purpose: 'add', holder: this.#pendingHash } as const
    return this.#write(({ passkeyChallenges, now }) => passkeyChallenges.take(challenge, use, now))
  }

  enrol(factor: FirstFactor, opening: Omit<Opening, 'pendingHash' | 'ip'>): Enrolled {
    const pendingHash = this.#pendingHash
    return this.#write((context) =>
      enrol(context, { ...opening, pendingHash, ip: context.ip ?? '' }, factor),
    )
  }

  #write<T>(change: (context: RequestContext) => T): T {
    const context = this.#parts.context()
    const result = context.store.transaction(() => change(context))
    this.#parts.onCommit()
    return result
  }
}

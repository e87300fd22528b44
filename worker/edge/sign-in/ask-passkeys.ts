import type { SessionClaim } from '#domain/user/session-content'
import { askSignIn, type Steps } from '../tenant.ts'
import type { Visit } from '../visit.ts'

/** Who uses a passkey: the session of an authenticated caller, or the hash of a pending sign-in. */
export type Holder = {
  readonly session: SessionClaim | null
  readonly pendingHash: string | null
}

type PasskeySteps = Awaited<ReturnType<Steps['passkeys']>>

/** Asks the firm's object for a step of passkeys. */
export const askPasskeys = <T>(
  visit: Visit,
  { session, pendingHash }: Holder,
  ask: (steps: PasskeySteps) => Promise<T>,
): Promise<T> =>
  askSignIn(
    visit,
    async (steps) => {
      using passkeys = await steps.passkeys(pendingHash)
      return await ask(passkeys)
    },
    session,
  )

import { hasCountedOn, type PasskeyName } from '#domain/user/security/passkey'
import type { Audience } from '#routes'
import type { RequestContext } from '#tenant/runtime/context'
import { openSessionOf, recordFailure } from '#tenant/user/signing-in'
import { providerInstead } from '#tenant/user/single-sign-on/policy'
import type { User } from '#tenant/user/users'
import { rememberDevice } from './own-devices.ts'
import type { ChallengeUse } from './passkey-challenges.ts'
import type { Passkey } from './passkeys.ts'
import { recordSecurity } from './recording.ts'
import type { FactorOutcome } from './second-factors.ts'

/** Whose passkey is asked for: of a session, of a pending sign-in by its hash, or of anybody. */
export type Asker = { readonly sessionId: string | null; readonly pendingHash: string | null }

const challengeUseOf = ({ sessionId, pendingHash }: Asker): ChallengeUse => {
  if (sessionId !== null) return { purpose: 'confirm', holder: sessionId }
  if (pendingHash !== null) return { purpose: 'second-factor', holder: pendingHash }
  return { purpose: 'sign-in', holder: '' }
}

/** The user whose passkey must be used; null where it may be anybody's, undefined where nobody waits any more. */
const expectedUser = (context: RequestContext, { sessionId, pendingHash }: Asker) => {
  if (sessionId !== null) return context.users.get(context.person.id)
  if (pendingHash === null) return null
  const pending = context.pendingSignIns.find(pendingHash, context.now)
  return (pending && context.users.find(pending.user_id)) ?? undefined
}

export type Asked = { readonly challenge: string; readonly allowed: readonly PasskeyName[] }

/** Makes a challenge, with the passkeys that may sign it; null where the pending sign-in is over. */
export const askForPasskey = (
  context: RequestContext,
  asker: Asker,
  rpId: string,
): Asked | null => {
  const user = expectedUser(context, asker)
  if (user === undefined) return null
  const own = user === null ? [] : context.passkeys.of(user.id)
  return {
    challenge: context.passkeyChallenges.make(challengeUseOf(asker), context.now),
    allowed: own
      .filter((it) => it.rp_id === rpId)
      .map(({ id, transports }) => ({ id, transports })),
  }
}

export type Signed = { readonly challenge: string; readonly id: string; readonly rpId: string }

/** Uses up a challenge and returns the passkey that signed it; null for a replay and for another person's passkey. */
export const findPasskey = (
  context: RequestContext,
  asker: Asker,
  { challenge, id, rpId }: Signed,
): Passkey | null => {
  const isFresh = context.passkeyChallenges.take(challenge, challengeUseOf(asker), context.now)
  const user = expectedUser(context, asker)
  const passkey = context.passkeys.find(id)
  if (!isFresh || user === undefined || passkey?.rp_id !== rpId) return null
  return user === null || user.id === passkey.user_id ? passkey : null
}

/** A passkey whose signature was verified, with its count. */
export type Verified = { readonly id: string; readonly counter: number }

/** Counts a use of a passkey, and returns its user; null for one that is gone, or that counts back. */
export const countPasskey = (context: RequestContext, { id, counter }: Verified): User | null => {
  const passkey = context.passkeys.find(id)
  const user = passkey && context.users.find(passkey.user_id)
  if (passkey === null || user === null) return null
  if (!hasCountedOn(passkey.counter, counter)) {
    recordSecurity(context, user, { name: 'passkey.refused', detail: { name: passkey.name } })
    return null
  }
  context.passkeys.used(id, counter, context.now)
  return user
}

export type PasskeyInput = Verified & {
  readonly pendingHash: string | null
  readonly audience: Audience | null
  readonly tokenHash: string
  readonly ip: string
  readonly device: string | null
  readonly deviceHash: string
  /** Whether the device is asked for no second factor for a while. */
  readonly remember: boolean
}

/** `required`: the firm's provider has to be used, named. */
export type PasskeyOutcome = FactorOutcome | { readonly kind: 'required'; readonly name: string }

/** Opens a session by a verified passkey, which needs no other factor: it asked for its person's PIN or finger. */
export const signInByPasskey = (context: RequestContext, input: PasskeyInput): PasskeyOutcome => {
  const { pendingHash, id: _, counter: __, remember, ...opening } = input
  const user = countPasskey(context, input)
  if (user === null) return { kind: 'wrong' }
  const provider = pendingHash === null ? providerInstead(context, user) : null
  if (provider !== null) return { kind: 'required', name: provider }
  if (pendingHash !== null) context.pendingSignIns.end(pendingHash)
  const opened =
    user.type === 'client'
      ? null
      : openSessionOf(context, { ...opening, userId: user.id, by: 'passkey' }, null)
  if (opened === null) return { kind: 'wrong' }
  if (remember) rememberDevice(context, user, { hash: input.deviceHash, name: input.device })
  return { kind: 'session', session: opened }
}

/** Records a signature that was refused, under the account that it names. */
export const refusePasskey = (
  context: RequestContext,
  { id, pendingHash, ip }: Pick<PasskeyInput, 'id' | 'pendingHash' | 'ip'>,
) => {
  const passkey = context.passkeys.find(id)
  const user = passkey && context.users.find(passkey.user_id)
  if (pendingHash !== null) context.pendingSignIns.count(pendingHash)
  recordFailure(context, { email: user?.email ?? '', ip })
}

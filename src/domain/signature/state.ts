import type { Instant } from '#domain/dates'
import type { SignatureRequest, SignatureState, Signer } from './signature.ts'

/** The states in which somebody may still sign. */
const openStates: readonly SignatureState[] = ['sent', 'opened', 'code_failed']
/** The states after which nothing changes any more. */
const finalStates: readonly SignatureState[] = ['declined', 'expired', 'voided', 'completed']

/** The state now: a request that nobody finished in time has expired. */
export const stateAt = (
  { state, expires_at }: Pick<SignatureRequest, 'state' | 'expires_at'>,
  now: Instant,
): SignatureState =>
  openStates.includes(state) && expires_at !== null && expires_at <= now ? 'expired' : state

export const isOpenAt = (request: Pick<SignatureRequest, 'state' | 'expires_at'>, now: Instant) =>
  openStates.includes(stateAt(request, now))

export const isOverAt = (request: Pick<SignatureRequest, 'state' | 'expires_at'>, now: Instant) =>
  finalStates.includes(stateAt(request, now))

/** The state of a request that is out, from its signers; all of several have to sign. */
export const stateFrom = (signers: readonly Signer[]): SignatureState => {
  const states = signers.flatMap(({ state, witness }) =>
    witness ? [state, witness.state] : [state],
  )
  if (states.includes('declined')) return 'declined'
  if (states.every((state) => state === 'signed')) return 'signed'
  if (states.includes('code_failed')) return 'code_failed'
  return states.some((state) => state === 'opened' || state === 'signed') ? 'opened' : 'sent'
}

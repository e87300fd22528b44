import type { Instant } from '#domain/dates'
import { assertValid, invalid, wrongState } from '#domain/refusal'
import { hasEnteredCode } from '../code.ts'
import type { SignatureRequest, Signer } from '../signature.ts'
import { refuseClosed, withSigner } from '../signing.ts'
import { isOpenAt } from '../state.ts'
import type { WitnessBody } from './bodies.ts'
import type { Witness } from './witness.ts'
import { type Reached, witnessFaults } from './witness-rules.ts'

export type Watched = { readonly signer: Signer; readonly witness: Witness }

/** The sentence that a witness agrees to. */
export const witnessConsent = (title: string, signer: string) =>
  `I was in the same room as ${signer} and watched them sign “${title}”. I am 18 or over and not a party to it. This is my signature as their witness.`

/** The witness of an id with whom they watch; null for none. */
export const watchedBy = ({ signers }: SignatureRequest, id: string): Watched | null => {
  const signer = signers.find(({ witness }) => witness?.id === id)
  return signer?.witness ? { signer, witness: signer.witness } : null
}

/** The request with one witness changed, and its state with it. */
export const withWitness = (request: SignatureRequest, { signer, witness }: Watched) =>
  withSigner(request, { ...signer, witness })

/** Throws 409 unless this witness can sign now: after the signer, once, and while the request is out. */
export const assertMayWitness = (
  request: SignatureRequest,
  { signer, witness }: Watched,
  now: Instant,
) => {
  if (witness.state === 'signed')
    throw wrongState('witness.signed', 'You have signed this as a witness.')
  if (signer.state !== 'signed')
    throw wrongState('witness.too_early', `${signer.name} signs first, while you watch.`)
  if (!isOpenAt(request, now)) throw refuseClosed(request, now)
}

const plain = (name: string) => name.toLowerCase().replaceAll(/\s+/g, ' ').trim()

type Attestation = Pick<WitnessBody, 'name' | 'address' | 'occupation' | 'mark'>

/** The request with a witness’s signature. Throws 409 before the signer’s or without a fresh code, 422 for a party or another’s name. */
export const witnessedBy = (
  request: SignatureRequest,
  watched: Watched,
  { name, address, occupation, mark }: Attestation,
  { parties, now }: { readonly parties: readonly Reached[]; readonly now: Instant },
): SignatureRequest => {
  const { signer, witness } = watched
  assertMayWitness(request, watched, now)
  assertValid(witnessFaults(witness, parties))
  if (!hasEnteredCode(witness, now))
    throw wrongState('signature.no_code', 'Enter the code that we sent you first.')
  if (plain(name) !== plain(witness.name))
    throw invalid({ name: [`Type your full name as we have it: ${witness.name}`] })
  const consent = witnessConsent(request.title, signer.name)
  const given = { address, occupation, mark, consent, signed_at: now }
  return withWitness(request, { signer, witness: { ...witness, ...given, state: 'signed' } })
}

/** The request that a witness declined, with the reason: the signer signs again before somebody else. */
export const declinedByWitness = (
  request: SignatureRequest,
  watched: Watched,
  reason: string,
  now: Instant,
): SignatureRequest => {
  assertMayWitness(request, watched, now)
  const { signer, witness } = watched
  return { ...withWitness(request, { signer, witness: { ...witness, state: 'declined' } }), reason }
}

/** The witness’s lock lifted, after somebody called them. Throws 409 for one who is not locked out. */
export const unlockedWitness = (
  request: SignatureRequest,
  watched: Watched,
  now: Instant,
): SignatureRequest => {
  assertMayWitness(request, watched, now)
  const { signer, witness } = watched
  if (witness.state !== 'code_failed')
    throw wrongState('signature.not_locked', 'This person is not locked out.')
  const opened = { ...witness, state: 'opened' as const, wrong_codes: 0, code: null }
  return withWitness(request, { signer, witness: opened })
}

/** Whom a deed waits for after its signer. */
export const awaitedWitnesses = ({ signers }: Pick<SignatureRequest, 'signers'>) =>
  signers.flatMap((signer) =>
    signer.state === 'signed' && signer.witness && signer.witness.state !== 'signed'
      ? [{ signer, witness: signer.witness }]
      : [],
  )

const MINUTE_MS = 60_000
/** The minutes after which somebody asks whether the witness was there. */
const LATE_MINUTES = 30

/** Whole minutes from the signature to its witness’s; null before. */
export const minutesBetween = ({ signed_at, witness }: Pick<Signer, 'signed_at' | 'witness'>) =>
  signed_at === null || !witness?.signed_at
    ? null
    : Math.floor((Date.parse(witness.signed_at) - Date.parse(signed_at)) / MINUTE_MS)

export const isLateWitness = (minutes: number | null) => minutes !== null && minutes > LATE_MINUTES

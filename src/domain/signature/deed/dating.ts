import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import { changedRequest } from '../requesting.ts'
import type { SignatureRequest } from '../signature.ts'
import type { CertificateBody, DeedDateBody } from './bodies.ts'
import type { DeedFacts } from './deed.ts'
import { isCertified, pointsOf } from './rules.ts'

export type DeedAct = 'date' | 'certify'
type Deed = Pick<SignatureRequest, 'state' | 'deed'>

const mayDate = ({ state, deed }: Deed): Verdict =>
  firstRefusal(
    refuseIf(
      deed === null || state !== 'completed',
      'deed.not_signed',
      'Not everybody has signed this deed.',
    ),
    refuseIf(deed?.dated != null, 'deed.dated', 'This deed is dated.'),
  )

const mayCertify = ({ deed }: Deed): Verdict =>
  firstRefusal(
    refuseIf(
      deed === null || !isCertified(deed.kind),
      'deed.no_certificate',
      'This deed needs no certificate.',
    ),
    refuseIf(deed?.dated?.is_filed !== true, 'deed.undated', 'Date the deed first.'),
    refuseIf(deed?.certificate != null, 'deed.certified', 'This deed is certified.'),
  )

/** What somebody may do with a signed deed, and why not. */
export const deedActs = (request: Deed, person: ActingPerson): Acts<DeedAct> => {
  const may = mayChangeWith(person, ['deeds.update'])
  return {
    date: firstRefusal(may, mayDate(request)),
    certify: firstRefusal(may, mayCertify(request)),
  }
}

type Stamp = { readonly by: Named; readonly now: Instant }

const lastSigned = ({ signers }: SignatureRequest) =>
  signers
    .flatMap(({ signed_at, witness }) => [signed_at, witness?.signed_at])
    .reduce<Instant>((last, at) => (at && at > last ? at : last), '')

const withDeed = (request: SignatureRequest, change: Partial<DeedFacts>) =>
  changedRequest(request, { deed: request.deed && { ...request.deed, ...change } })

/** The deed dated; throws 422 for a day before its last signature or in the future. */
export const datedRequest = (
  request: SignatureRequest,
  { on, authority }: Pick<DeedDateBody, 'on' | 'authority'>,
  { by, now }: Stamp,
): SignatureRequest => {
  const isPossible = on <= londonDate(now) && on >= londonDate(lastSigned(request))
  assertValid(
    isPossible ? {} : { on: ['Enter a day since the last signature, and not in the future.'] },
  )
  const who = { id: by.id, name: by.name }
  return withDeed(request, { dated: { on, authority, by: who, at: now, is_filed: false } })
}

/** The deed whose dated file is filed. */
export const filedDating = (
  request: SignatureRequest,
  signed: NonNullable<SignatureRequest['signed']>,
): SignatureRequest => {
  const dated = request.deed?.dated ?? null
  return { ...withDeed(request, { dated: dated && { ...dated, is_filed: true } }), signed }
}

/** The deed held undated again, as its dated file could not be made. */
export const undatedRequest = (request: SignatureRequest) => withDeed(request, { dated: null })

/** The deed certified; throws 422 unless each point is confirmed over the conveyancer’s own name. */
export const certifiedRequest = (
  request: SignatureRequest,
  { points, name }: Pick<CertificateBody, 'points' | 'name'>,
  { by, now }: Stamp,
): SignatureRequest => {
  const isWhole = pointsOf(request.deed ?? { company: null }).every((point) =>
    points.includes(point),
  )
  assertValid({
    ...(isWhole
      ? {}
      : { points: ['Confirm each point. A certificate says that all of them hold.'] }),
    ...(name.toLowerCase() === by.name.toLowerCase()
      ? {}
      : { name: [`Type your own full name: ${by.name}`] }),
  })
  return withDeed(request, { certificate: { by: { id: by.id, name: by.name }, at: now } })
}

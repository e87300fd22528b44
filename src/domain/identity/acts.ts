import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { canViewConveyance, mayAccessConveyance } from '#domain/conveyance/access'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { hasAnyPermission } from '#domain/permissions'
import { notFound } from '#domain/refusal'
import { type ActingPerson, mayChangeWith, mayUse } from '#domain/user/acting-person'
import type { IdentityCheck } from './identity.ts'
import { missingPictures } from './standing.ts'

export type IdentityAct = 'ask' | 'review' | 'approve' | 'reject' | 'fail' | 'remove'

/** Whether somebody may see documents and pictures of an identity check. */
export const mayLook = (person: Pick<ActingPerson, 'type' | 'permissions' | 'roles'>): boolean =>
  person.type === 'staff' && hasAnyPermission(person, ['aml-checks.create', 'aml-checks.update'])

const ofCase = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(mayAccessConveyance(person, conveyance), mayChangeCase(conveyance))

/** Whether somebody may work on the checks of a case: ask, review and add people. */
export const mayCheckIdentity = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(mayChangeWith(person, ['aml-checks.create']), ofCase(person, conveyance))

/** Compliance reads everything and decides: its role is read-only but for decisions. */
const mayDecide = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayUse(person, ['aml-checks.update']),
    person.type === 'staff' && canViewConveyance(person, conveyance) ? true : notFound(),
    mayChangeCase(conveyance),
  )

const isClientOf = ({ clients }: Conveyance, { contact_id, role }: IdentityCheck) =>
  role === 'client' && clients.some((it) => it.contact_id === contact_id)

const awaitsSecond = ({ status }: IdentityCheck): Verdict =>
  refuseIf(
    status === 'second_person',
    'identity.awaits_second_person',
    'This has been reviewed. A second person has to approve it or send it back.',
  )

const isReviewed = ({ status }: IdentityCheck): Verdict =>
  refuseIf(status !== 'second_person', 'identity.not_reviewed', 'Nobody has reviewed this yet.')

const isAnother = (id: string, person: ActingPerson, message: string): Verdict =>
  refuseIf(id === person.id, 'identity.second_person', message)

/** Whether what a review rests on is still there. */
const isIntact = (check: IdentityCheck): Verdict =>
  refuseIf(
    check.review?.way === 'pictures' &&
      (missingPictures(check).length > 0 ||
        check.pictures.some(({ sha256 }) => !check.review?.pictures.includes(sha256))),
    'identity.pictures_changed',
    'The pictures are not those that were reviewed. Send it back to be reviewed again.',
  )

const mayAsk = (conveyance: Conveyance, check: IdentityCheck): Verdict =>
  firstRefusal(
    refuseIf(
      !isClientOf(conveyance, check),
      'identity.no_portal',
      'Only clients of the case can send pictures here. Check this person in person, by video or by a certified copy.',
    ),
    awaitsSecond(check),
  )

const mayApprove = (person: ActingPerson, check: IdentityCheck): Verdict =>
  firstRefusal(
    isReviewed(check),
    isAnother(
      check.review?.by.id ?? '',
      person,
      'You reviewed this, so somebody else has to approve it.',
    ),
    isIntact(check),
  )

const mayRemove = (person: ActingPerson, conveyance: Conveyance, check: IdentityCheck): Verdict =>
  firstRefusal(
    refuseIf(
      isClientOf(conveyance, check),
      'identity.client',
      'The identity of every client has to be checked.',
    ),
    isAnother(
      check.added.by.id,
      person,
      'You added this person, so somebody else has to say that no check is needed.',
    ),
  )

/** What somebody may do with an identity check now. */
export const identityActs = (
  person: ActingPerson,
  conveyance: Conveyance,
  check: IdentityCheck,
): Acts<IdentityAct> => {
  const work = mayCheckIdentity(person, conveyance)
  const decide = mayDecide(person, conveyance)
  return {
    ask: firstRefusal(work, mayAsk(conveyance, check)),
    review: firstRefusal(work, awaitsSecond(check)),
    approve: firstRefusal(decide, mayApprove(person, check)),
    reject: firstRefusal(decide, isReviewed(check)),
    fail: firstRefusal(
      decide,
      refuseIf(check.status === 'failed', 'identity.failed', 'This check has failed already.'),
    ),
    remove: firstRefusal(decide, mayRemove(person, conveyance, check)),
  }
}

/** Whether a client may still send or replace pictures. */
export const maySendPictures = ({ status }: IdentityCheck): Verdict =>
  refuseIf(
    status !== 'waiting_for_client',
    'identity.not_asked',
    'We have what you sent. Call us if you want to send something else.',
  )

/** Whether a client may send what they have: every picture has arrived. */
export const maySend = (check: IdentityCheck): Verdict =>
  firstRefusal(
    maySendPictures(check),
    refuseIf(
      check.paper === null || missingPictures(check).length > 0,
      'identity.pictures_missing',
      'Some pictures are missing. Add them first.',
    ),
  )

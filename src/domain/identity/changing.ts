import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type {
  IdentityCheck,
  IdentityPicture,
  IdentityReview,
  IdentityRole,
  IdentityRound,
  PhotoPaper,
} from './identity.ts'

export type Stamp = { readonly by: Named; readonly now: Instant }

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

type Whose = {
  readonly id: string
  readonly conveyance_id: string
  readonly contact_id: string
  readonly name: string
  readonly role: IdentityRole
}

export const newCheck = (whose: Whose, stamp: Stamp): IdentityCheck => ({
  ...whose,
  version: 0,
  status: 'not_started',
  paper: null,
  pictures: [],
  asked: null,
  sent_at: null,
  electronic: [],
  review: null,
  passed: null,
  rounds: [],
  removed: null,
  added: stampOf(stamp),
})

const next = (check: IdentityCheck, change: Partial<IdentityCheck>): IdentityCheck => ({
  ...check,
  ...change,
  version: check.version + 1,
})

/** What ends a round: nothing that somebody saw in it counts any more. */
const ended = (
  check: IdentityCheck,
  round: Pick<IdentityRound, 'ended' | 'reason'>,
  stamp: Stamp,
): Pick<IdentityCheck, 'review' | 'passed' | 'rounds'> => ({
  review: null,
  passed: null,
  rounds: [...check.rounds, { ...round, review: check.review, ...stampOf(stamp) }],
})

const isFirst = ({ status }: IdentityCheck) => status === 'not_started'

/** The check whose pictures the client is asked for, with a reason when it is not the first time. */
export const asked = (check: IdentityCheck, reason: string | null, stamp: Stamp): IdentityCheck =>
  next(check, {
    status: 'waiting_for_client',
    asked: { ...stampOf(stamp), reason },
    sent_at: null,
    ...(isFirst(check)
      ? {}
      : {
          pictures: [],
          paper: null,
          ...ended(
            check,
            { ended: check.passed ? 'renewed' : 'asked_again', reason: reason ?? '' },
            stamp,
          ),
        }),
  })

/** The check with the document that the client photographs; pictures of another one are forgotten. */
export const withPaper = (check: IdentityCheck, paper: PhotoPaper): IdentityCheck =>
  check.paper === paper
    ? check
    : next(check, {
        paper,
        pictures: check.pictures.filter(({ slot }) => slot !== 'front' && slot !== 'back'),
      })

/** The check with a picture in the place of the one before; the same when it is there already. */
export const withPicture = (check: IdentityCheck, picture: IdentityPicture): IdentityCheck =>
  check.pictures.some(({ file_id }) => file_id === picture.file_id)
    ? check
    : next(check, {
        pictures: [...check.pictures.filter(({ slot }) => slot !== picture.slot), picture],
      })

export const sent = (check: IdentityCheck, now: Instant): IdentityCheck =>
  next(check, { status: 'with_us', sent_at: now })

/** The check that somebody reviewed, which waits for a second person. */
export const reviewed = (
  check: IdentityCheck,
  review: Omit<IdentityReview, 'by' | 'at'>,
  stamp: Stamp,
): IdentityCheck =>
  next(check, {
    status: 'second_person',
    review: { ...review, ...stampOf(stamp) },
    passed: null,
    rounds: check.passed
      ? ended(check, { ended: 'renewed', reason: 'Out of date' }, stamp).rounds
      : check.rounds,
  })

export const passedBy = (check: IdentityCheck, stamp: Stamp): IdentityCheck =>
  next(check, { status: 'passed', passed: stampOf(stamp) })

export const sentBack = (check: IdentityCheck, reason: string, stamp: Stamp): IdentityCheck =>
  next(check, { status: 'with_us', ...ended(check, { ended: 'sent_back', reason }, stamp) })

export const failed = (check: IdentityCheck, reason: string, stamp: Stamp): IdentityCheck =>
  next(check, { status: 'failed', ...ended(check, { ended: 'failed', reason }, stamp) })

/** The check of somebody who is no longer who was checked; what they sent stays to be looked at again. */
export const reopened = (check: IdentityCheck, what: string, stamp: Stamp): IdentityCheck =>
  next(check, {
    status: 'with_us',
    ...ended(check, { ended: 'reopened', reason: what }, stamp),
  })

export const removed = (check: IdentityCheck, reason: string, stamp: Stamp): IdentityCheck =>
  next(check, { removed: { ...stampOf(stamp), reason } })

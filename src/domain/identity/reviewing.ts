import { type DateOnly, londonDate, longDate } from '#domain/dates'
import { assertValid } from '#domain/refusal'
import type { ReviewEntry } from './bodies.ts'
import { reviewed, type Stamp } from './changing.ts'
import { isClear } from './electronic.ts'
import {
  type IdentityCheck,
  type IdentityPerson,
  IdentityPoint,
  type IdentityWay,
  PhotoPaper,
} from './identity.ts'
import { disagreements, type PersonKey } from './person.ts'
import { missingPictures } from './standing.ts'

/** The points that a reviewer looks at; the code is on a selfie alone. */
export const pointsOf = (way: IdentityWay): readonly IdentityPoint[] =>
  IdentityPoint.options.filter((it) => way === 'pictures' || it !== 'code')

const photoPapers: readonly string[] = PhotoPaper.options

const heldTexts: Readonly<Record<PersonKey, (held: string) => string>> = {
  name: (held) => `The contact is ${held}. Correct the contact, or ask for another document.`,
  date_of_birth: (held) => `The contact says ${longDate(held)} ${held.slice(0, 4)}.`,
  address: (held) => `The contact says ${held}.`,
}

const personProblems = ({ name, date_of_birth, address }: ReviewEntry, held: IdentityPerson) =>
  Object.fromEntries(
    disagreements({ name, date_of_birth, address }, held).map((key) => [
      key,
      [heldTexts[key](held[key] ?? '')],
    ]),
  )

const papersProblem = ({ relied_on, on }: ReviewEntry) => {
  if (!relied_on.some(({ paper }) => photoPapers.includes(paper)))
    return 'Enter a document with a photograph.'
  if (!relied_on.some(({ paper }) => !photoPapers.includes(paper)))
    return 'Enter the proof of address.'
  const isUndated = relied_on.some(
    ({ paper, expires_on }) => photoPapers.includes(paper) && !expires_on,
  )
  if (isUndated) return 'Enter when the document with the photograph expires.'
  return relied_on.some(({ expires_on }) => expires_on && expires_on < on)
    ? 'A document had expired on the day it was seen. Ask for a current one.'
    : null
}

const problemsWith = (
  check: IdentityCheck,
  entry: ReviewEntry,
  held: IdentityPerson,
  today: DateOnly,
) => {
  const isChecked = pointsOf(entry.way).every((it) => entry.points.includes(it))
  const isPictured = check.sent_at !== null && check.paper && missingPictures(check).length === 0
  const papers = papersProblem(entry)
  return {
    ...(isChecked ? {} : { points: ['Look at each point. If one fails, ask again.'] }),
    ...(entry.way === 'pictures' && !isPictured
      ? { way: ['The client has not sent every picture.'] }
      : {}),
    ...(entry.way === 'electronic' && !isClear(check)
      ? { way: ['The newest result of the identity service is not clear.'] }
      : {}),
    ...personProblems(entry, held),
    ...(papers ? { relied_on: [papers] } : {}),
    ...(entry.on > today ? { on: ['Enter a date that is not in the future.'] } : {}),
  }
}

/**
 * The check as somebody reviewed it, which waits for a second person. Throws 422 unless every point was looked at, a
 * photographed document and a proof of address are named, they agree with the contact and, for pictures, all are there.
 */
export const reviewCheck = (
  check: IdentityCheck,
  entry: ReviewEntry,
  held: IdentityPerson,
  stamp: Stamp,
): IdentityCheck => {
  assertValid(problemsWith(check, entry, held, londonDate(stamp.now)))
  const { way, on, relied_on, note = '', name, date_of_birth, address } = entry
  const pictures = way === 'pictures' ? check.pictures.map(({ sha256 }) => sha256) : []
  return reviewed(
    check,
    {
      way,
      on,
      note,
      pictures,
      person: { name, date_of_birth, address },
      points: pointsOf(way).filter((it) => entry.points.includes(it)),
      relied_on: relied_on.map((it) => ({ ...it, expires_on: it.expires_on ?? null })),
    },
    stamp,
  )
}

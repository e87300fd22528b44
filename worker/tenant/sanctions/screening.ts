import { createHash } from 'node:crypto'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { type Missing, wrongState } from '#domain/refusal'
import { isOpen } from '#domain/sanctions/judgement'
import type { SanctionsEntry, SanctionsList } from '#domain/sanctions/list'
import { likenessTo } from '#domain/sanctions/matching'
import { ownedCompanies, shareText } from '#domain/sanctions/ownership/ownership'
import type { CaseSanctions, SanctionsMatch } from '#domain/sanctions/view'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { sanctionsJudgementDocument } from './document.ts'
import { ownershipsOf } from './ownership/stored.ts'
import { type CasePerson, isSame, peopleOf } from './people.ts'
import { candidatesFor, listInForce, stateOf } from './stored.ts'

export const judgementsOf = (store: Store) => caseRecordsOf(store, sanctionsJudgementDocument)

const ID_LENGTH = 24

/** Of a person and an entry as they are now: another name or birth date of either makes it another match. */
const matchId = ({ names, born }: CasePerson, { key, names: listed, births }: SanctionsEntry) =>
  createHash('sha256')
    .update(JSON.stringify([names, born, key, listed, births]))
    .digest('hex')
    .slice(0, ID_LENGTH)

type Found = Omit<SanctionsMatch, 'judgement'>

const matchesOf = (store: Store, list: SanctionsList, person: CasePerson): Found[] =>
  candidatesFor(store, list.id, person.names).flatMap((entry) => {
    const likeness = likenessTo(person, entry)
    if (likeness === null) return []
    const { name, role, born } = person
    const id = matchId(person, entry)
    return [{ id, person: name, role, born, entry, name: likeness.name, birth: likeness.born }]
  })

/** The possible matches of a case with the list in force, and what was decided about each. */
export const matchesIn = (store: Store, conveyance: Conveyance): SanctionsMatch[] => {
  const list = listInForce(store)
  if (list === null) return []
  const judgements = judgementsOf(store).of([conveyance.id])
  return peopleOf(store, conveyance)
    .flatMap((person) => matchesOf(store, list, person))
    .map((found) => ({
      ...found,
      judgement: judgements.findLast(({ match }) => match === found.id) ?? null,
    }))
}

/** The companies of a case that count as on the list, through owners who are or may be. */
const ownedIn = (store: Store, { id }: Conveyance, matches: readonly SanctionsMatch[]) => {
  const open = matches.filter(({ judgement }) => isOpen(judgement))
  return ownedCompanies(ownershipsOf(store).of([id]), (name) =>
    open.some(({ person }) => isSame(person, name)),
  )
}

/** What stops exchange and completion: a possible match that nobody has judged to be somebody else. */
export const sanctionsMissing = (
  store: Store,
  conveyance: Conveyance,
  matches = matchesIn(store, conveyance),
): Missing[] => {
  const open = matches.filter(({ judgement }) => isOpen(judgement))
  const names = [...new Set(open.map(({ person }) => person))]
  const texts = [
    ...names.map((name) => `Possible match of ${name} on the sanctions list`),
    ...ownedIn(store, conveyance, matches).map(
      ({ company, share, owners }) =>
        `${company} counts as on the sanctions list: ${shareText(share)} is owned by ${owners.join(' and ')}`,
    ),
  ]
  return texts.map((what) => ({
    what,
    href: `/conveyances/${conveyance.id}?tab=compliance#sanctions`,
  }))
}

/** What stops exchange and completion of a case with a company: that nobody has recorded who owns it. */
export const ownersMissing = (store: Store, { id, flags }: Conveyance): Missing[] =>
  flags.includes('company') && ownershipsOf(store).of([id]).length === 0
    ? [
        {
          what: 'Record who owns more than 25 % of the company',
          href: `/conveyances/${id}?tab=compliance#sanctions`,
        },
      ]
    : []

export const caseSanctions = (
  { store, today }: { readonly store: Store; readonly today: DateOnly },
  conveyance: Conveyance,
): CaseSanctions => {
  const list = listInForce(store)
  const matches = matchesIn(store, conveyance)
  return {
    state: stateOf(store, list, today),
    list: list && { reported_on: list.reported_on, entries: list.entries, at: list.at },
    people: peopleOf(store, conveyance).map(({ name, role }) => ({ name, role })),
    matches,
    ownerships: ownershipsOf(store).of([conveyance.id]),
    owned: [...ownedIn(store, conveyance, matches)],
  }
}

/** Throws 409 while a possible match of the case is open, and while nobody has recorded who owns a company of it. */
export const assertNoMatch = (store: Store, conveyance: Conveyance) => {
  const missing = sanctionsMissing(store, conveyance)
  if (missing.length > 0)
    throw wrongState(
      'sanctions.match_open',
      'Somebody has to judge each possible match on the sanctions list first.',
      missing,
    )
  const unknown = ownersMissing(store, conveyance)
  if (unknown.length > 0)
    throw wrongState('sanctions.owners_unknown', 'Record who owns the company first.', unknown)
}

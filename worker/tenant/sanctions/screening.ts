import { createHash } from 'node:crypto'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { type Missing, wrongState } from '#domain/refusal'
import { isOpen } from '#domain/sanctions/judgement'
import type { SanctionsEntry, SanctionsList } from '#domain/sanctions/list'
import { likenessTo } from '#domain/sanctions/matching'
import type { CaseSanctions, SanctionsMatch } from '#domain/sanctions/view'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import type { Store } from '#tenant/core/store'
import { sanctionsJudgementDocument } from './document.ts'
import { type CasePerson, peopleOf } from './people.ts'
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

/** What stops exchange and completion: a possible match that nobody has judged to be somebody else. */
export const sanctionsMissing = (
  store: Store,
  conveyance: Conveyance,
  matches = matchesIn(store, conveyance),
): Missing[] => {
  const open = matches.filter(({ judgement }) => isOpen(judgement))
  const names = [...new Set(open.map(({ person }) => person))]
  return names.map((name) => ({
    what: `Possible match of ${name} on the sanctions list`,
    href: `/conveyances/${conveyance.id}?tab=compliance#sanctions`,
  }))
}

export const caseSanctions = (
  { store, today }: { readonly store: Store; readonly today: DateOnly },
  conveyance: Conveyance,
): CaseSanctions => {
  const list = listInForce(store)
  return {
    state: stateOf(store, list, today),
    list: list && { reported_on: list.reported_on, entries: list.entries, at: list.at },
    people: peopleOf(store, conveyance).map(({ name, role }) => ({ name, role })),
    matches: matchesIn(store, conveyance),
  }
}

/** Throws 409 while a possible match of the case is open. */
export const assertNoMatch = (store: Store, conveyance: Conveyance) => {
  const missing = sanctionsMissing(store, conveyance)
  if (missing.length > 0)
    throw wrongState(
      'sanctions.match_open',
      'Somebody has to judge each possible match on the sanctions list first.',
      missing,
    )
}

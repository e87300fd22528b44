import type { Contact } from '#domain/contact/contact'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { addYears, type Instant, londonDate } from '#domain/dates'
import { asked, newCheck, passedBy, reviewed } from '#domain/identity/changing'
import type { IdentityCheck } from '#domain/identity/identity'
import { personOf } from '#domain/identity/person'
import { pointsOf } from '#domain/identity/reviewing'
import type { Named } from '#domain/party'
import { idAt } from '../../ids.ts'
import type { Random } from '../../random.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

/** How long the passports of the demonstration last. */
const DOCUMENT_YEARS = 4

const ending = (random: Random) => String(random.between(1_000, 9_999))

/** The check as somebody reviewed it at the desk, with the passport and a council tax bill. */
const seenInPerson = (check: IdentityCheck, contact: Contact, random: Random, stamp: Stamp) => {
  const on = londonDate(stamp.now)
  return reviewed(
    check,
    {
      way: 'in_person',
      on,
      note: '',
      pictures: [],
      person: personOf(contact),
      points: [...pointsOf('in_person')],
      relied_on: [
        { paper: 'passport', ending: ending(random), expires_on: addYears(on, DOCUMENT_YEARS) },
        { paper: 'council_tax', ending: ending(random), expires_on: null },
      ],
    },
    stamp,
  )
}

type Scene = {
  readonly conveyance: Conveyance
  readonly contactOf: (id: string) => Contact | undefined
  readonly random: Random
  /** When checks that are not finished were begun. */
  readonly begun: Instant
  /** Whether a check that is not finished waits for a second person; it waits for the client otherwise. */
  readonly isAhead: boolean
}

const blankChecks = ({ conveyance, random, contactOf }: Scene, stamp: Stamp) =>
  conveyance.clients.flatMap(({ contact_id, name }) => {
    const contact = contactOf(contact_id)
    const whose = { conveyance_id: conveyance.id, contact_id, name, role: 'client' as const }
    return contact
      ? [{ contact, check: newCheck({ id: idAt(random, stamp.now), ...whose }, stamp) }]
      : []
  })

/** The checks of a case’s clients, as far as its facts say: passed by two people, or half-way. */
export const identityChecksFrom = (scene: Scene): IdentityCheck[] => {
  const { conveyance, random, begun, isAhead } = scene
  const fact = conveyance.facts.identity_checked
  if (fact?.recorded_by && fact.recorded_by.id !== fact.by.id) {
    const stamp = { by: fact.recorded_by, now: fact.at }
    return blankChecks(scene, stamp).map(({ check, contact }) =>
      passedBy(seenInPerson(check, contact, random, stamp), { by: fact.by, now: fact.at }),
    )
  }
  if (fact !== undefined || !conveyance.facts.conflict_clear) return []
  const stamp = { by: conveyance.fee_earner, now: begun }
  return blankChecks(scene, stamp).map(({ check, contact }, at) =>
    isAhead && at === 0 ? seenInPerson(check, contact, random, stamp) : asked(check, null, stamp),
  )
}

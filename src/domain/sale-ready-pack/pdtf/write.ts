import { joinPlaced, type Placed } from '../kept.ts'
import type { Participant, SaleReadyPack } from '../pack.ts'
import { type Field, PARTICIPANT_FIELDS, PROPERTY_FIELDS } from './fields.ts'

/** A pack as a transaction again, with all that was kept at its place. */
export const writeTransaction = ({ facts, participants, kept }: SaleReadyPack): unknown => {
  const people = participants?.map(writeParticipant)
  const list: readonly Placed[] = people ? [{ path: ['participants'], value: people }] : []
  return joinPlaced([...placedFacts(facts, PROPERTY_FIELDS), ...list, ...kept])
}

const writeParticipant = ({ facts, kept }: Participant) =>
  joinPlaced([...placedFacts(facts, PARTICIPANT_FIELDS), ...kept])

const placedFacts = <Name extends string>(
  facts: Readonly<Partial<Record<Name, unknown>>>,
  fields: readonly Field<Name>[],
): readonly Placed[] =>
  fields.flatMap(({ name, path }) =>
    facts[name] === undefined ? [] : [{ path, value: facts[name] }],
  )

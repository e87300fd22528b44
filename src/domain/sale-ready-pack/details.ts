import type { Instant } from '#domain/dates'
import { keysOf } from '#domain/entries'
import type { Actor } from '#domain/party'
import { addendaAfter, addendumEvents, type PackChange } from './addendum.ts'
import { changed, type PackOutcome, packEvent, readiness, titled } from './change.ts'
import type { PackFacts, PackRecord, PackSeller } from './record.ts'

const factLabels: Readonly<Record<keyof PackFacts, string>> = {
  address: 'Address',
  postcode: 'Postcode',
  tenure: 'Tenure',
  title_number: 'Title number',
}

const namesOf = (sellers: readonly PackSeller[]) => sellers.map(({ name }) => name).join(' and ')

const changesIn = (
  before: PackRecord,
  facts: PackFacts,
  sellers: readonly PackSeller[],
): readonly PackChange[] =>
  [
    ...keysOf(factLabels).map((name) => ({
      item: factLabels[name],
      before: before.facts[name] ?? '',
      after: facts[name] ?? '',
    })),
    { item: 'Sellers', before: namesOf(before.sellers), after: namesOf(sellers) },
  ].filter((it) => it.before !== it.after)

/** The pack with another property or sellers; what remains of the consents are those of its sellers. */
export const withDetails = (
  before: PackRecord,
  { facts, sellers }: { facts: PackFacts; sellers: PackSeller[] },
  by: Actor,
  now: Instant,
): PackOutcome => {
  const changes = changesIn(before, facts, sellers)
  const isSame = changes.length === 0 && JSON.stringify(sellers) === JSON.stringify(before.sellers)
  if (isSame) return { pack: before, events: [] }
  const consents = before.consents.filter((it) => sellers.some(({ name }) => name === it.name))
  const addenda = addendaAfter(before, changes, by, now)
  const pack = changed(before, { facts, sellers, consents, addenda }, now)
  const items = changes.map(({ item }) => item)
  const event = packEvent('pack.updated', pack, ['facts', 'sellers'], { ...titled(pack), items })
  return { pack, events: [event, ...addendumEvents(before, pack), ...readiness(before, pack)] }
}

import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import { acceptedBy, asked, newStatement, reviewed, written } from '#domain/funds/changing'
import type { FundsPart, FundsStatement } from '#domain/funds/funds'
import type { Named } from '#domain/party'
import { idAt } from '../../ids.ts'
import type { Random } from '../../random.ts'

type Scene = {
  readonly conveyance: Conveyance
  readonly random: Random
  readonly begun: Instant
  /** Whether a statement that is not finished has come; we wait for it otherwise. */
  readonly isAhead: boolean
}

const stories = {
  savings: 'Saved from salary over nine years; the balance has grown by about £600 a month.',
  gift: 'A present from the parents, out of the sale of their shop in 2024.',
} as const

const giver = { name: 'Folake Adeyemi', relation: 'mother', is_loan: false, gets_share: false }

const GIFT = 30_000_00
/** Tax, fees and searches, as a share of the price: what clients pay comes out of their savings as well. */
const COSTS = 0.07
const THOUSAND = 1_000_00

const partFrom = (id: string, kind: FundsPart['kind'], amount: number): FundsPart => ({
  id,
  kind,
  amount,
  story: kind === 'gift' ? stories.gift : kind === 'savings' ? stories.savings : '',
  giver: kind === 'gift' ? giver : null,
  giver_id: null,
  files: [],
})

/** What the first client says: the loan of the case, a gift where there is one, and savings for the rest. */
const partsFrom = ({ conveyance, random, begun }: Scene): FundsPart[] => {
  const loan = conveyance.lender?.amount ?? 0
  const gift = conveyance.flags.includes('gifted_deposit') ? GIFT : 0
  const costs = Math.ceil((conveyance.price * COSTS) / THOUSAND) * THOUSAND
  const savings = conveyance.price - loan - gift + costs
  return [
    ...(loan > 0 ? [partFrom(idAt(random, begun), 'mortgage', loan)] : []),
    ...(gift > 0 ? [partFrom(idAt(random, begun), 'gift', gift)] : []),
    ...(savings > 0 ? [partFrom(idAt(random, begun), 'savings', savings)] : []),
  ]
}

const seenIn = (parts: readonly FundsPart[]) =>
  parts.map(({ id, kind }) => ({
    part: id,
    seen: kind === 'mortgage' ? 'The mortgage offer' : 'Six months of bank statements',
  }))

const accepted = (statement: FundsStatement, first: Named, second: Named, now: Instant) => {
  const stamp = { by: first, now }
  const seen = { way: 'in_person' as const, seen: seenIn(statement.parts), note: '' }
  return acceptedBy(reviewed(statement, seen, stamp), { by: second, now })
}

/** The statements of a purchase’s clients, as far as its facts say: accepted by two people, or half-way. */
export const fundsStatementsFrom = (scene: Scene): FundsStatement[] => {
  const { conveyance, random, begun } = scene
  const { facts, clients, matter_type, flags, fee_earner } = conveyance
  const fact = facts.source_of_funds_accepted
  if (matter_type !== 'purchase' || !facts.identity_checked) return []
  const told = clients.map(({ contact_id, name }, at) => {
    const whose = { id: idAt(random, begun), conveyance_id: conveyance.id, contact_id, name }
    return written(newStatement(whose), at === 0 ? partsFrom(scene) : [], fact?.at ?? begun)
  })
  // The giver of an accepted gift has a check of their own, which the demonstration does not have.
  if (fact && flags.includes('gifted_deposit')) return []
  const first = fact?.recorded_by
  if (fact && first && first.id !== fact.by.id)
    return told.map((it) => accepted(it, first, fact.by, fact.at))
  if (fact) return []
  const stamp = { by: fee_earner, now: begun }
  return told.map((it, at) =>
    scene.isAhead && at === 0 ? it : asked({ ...it, status: 'not_started' }, null, stamp),
  )
}

import { nameTokens } from '#domain/sanctions/names'
import type { FundsStatement } from '../funds.ts'
import { toldParts } from './explaining.ts'

const sorted = (name: string) => nameTokens(name).toSorted().join(' ')

/** The gifts of whoever has this name, in any order of its words: 'Mrs F Adeyemi' is not 'Folake Adeyemi'. */
export const giftsFrom = (statements: readonly FundsStatement[], payer: string) =>
  toldParts(statements).filter(
    ({ part }) =>
      part.kind === 'gift' && part.giver !== null && sorted(part.giver.name) === sorted(payer),
  )

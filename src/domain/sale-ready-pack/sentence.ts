import type { DateOnly } from '#domain/dates'
import type { PackRecord } from './record.ts'
import { awaitedConsents, outstandingIn, type StandingItem, standingOf } from './standing.ts'

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** What the sellers owe: their answers, and that they agree. */
const ofSellers = (pack: PackRecord, open: readonly StandingItem[]) => {
  const answers = open.filter(({ item }) => item.question !== undefined).length
  const consents = awaitedConsents(pack).length
  return [
    ...(answers > 0 ? [count(answers, 'answer')] : []),
    ...(consents > 0 ? [count(consents, 'agreement')] : []),
  ]
}

/** Whom a pack waits for and what would come up at enquiries, in sentences: 'Waiting for Ian Farrell: 3 answers.' */
export const packSentences = (pack: PackRecord, today: DateOnly): readonly string[] => {
  if (pack.status === 'withdrawn') return [`Withdrawn: ${pack.withdrawn_reason ?? ''}`]
  const standing = standingOf(pack, today)
  const open = outstandingIn(standing)
  const sellers = ofSellers(pack, open)
  const own = open.filter(({ item }) => item.question === undefined).length
  const issues = standing.filter(({ state }) => state === 'issue').length
  const names = and(pack.sellers.map(({ name }) => name))
  return [
    ...(sellers.length > 0 ? [`Waiting for ${names}: ${and(sellers)}.`] : []),
    ...(own > 0 ? [`We still add ${count(own, 'item')}.`] : []),
    ...(sellers.length === 0 && own === 0 ? ['Nothing is missing.'] : []),
    ...(issues > 0
      ? [
          `${count(issues, 'issue')} would come up at enquiries: start on ${issues === 1 ? 'it' : 'them'} now.`,
        ]
      : []),
  ]
}

/** The act that a pack waits for: the one that the page shows as its main button; null for none. */
export const nextAct = (pack: PackRecord, today: DateOnly): 'ask' | 'edit' | 'release' | null => {
  if (pack.status === 'withdrawn') return null
  const open = outstandingIn(standingOf(pack, today))
  if (ofSellers(pack, open).length > 0) return 'ask'
  if (open.length > 0) return 'edit'
  return pack.status === 'ready' ? 'release' : null
}

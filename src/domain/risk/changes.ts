import { entriesOf } from '#domain/entries'
import { fundsKinds } from '#domain/funds/labels'
import { factName } from './facts.ts'
import type { RiskAnswers, RiskFact, RiskRound, RiskTopic } from './risk.ts'

type Sentences = {
  readonly added: ((text: string) => string) | null
  readonly removed: ((text: string) => string) | null
}

/** What is said of a fact that came or went; null where that is no change of what was assessed. */
const sentences: Readonly<Record<RiskTopic, Sentences>> = {
  price: { added: (it) => `The price is now ${it}`, removed: null },
  loan: { added: (it) => `The loan is now ${it}`, removed: (it) => `No longer a loan of ${it}` },
  client: { added: (it) => `New client: ${it}`, removed: (it) => `No longer a client: ${it}` },
  other_party: {
    added: (it) => `New other party: ${it}`,
    removed: (it) => `No longer an other party: ${it}`,
  },
  person: { added: (it) => `New person: ${it}`, removed: (it) => `No longer part of it: ${it}` },
  payer: { added: (it) => `New payer: ${it}`, removed: (it) => `No longer a payer: ${it}` },
  funds: { added: (it) => `New source of funds: ${it}`, removed: null },
  remote: { added: (it) => it, removed: null },
  flag: { added: (it) => `New: ${it}`, removed: (it) => `No longer: ${it}` },
  sanctions: {
    added: (it) => `Sanctions list: ${it}`,
    removed: (it) => `No longer on the sanctions list as before: ${it}`,
  },
  // The first account of a client is no change; another one than the assessment rests on is.
  account: { added: null, removed: (it) => `${it} has changed` },
}

const REMOTE = 'anybody'

/** The facts that an assessment rests on: those of now, and what its answers expect to come. */
export const restedOn = (
  facts: readonly RiskFact[],
  { meeting }: RiskAnswers,
  expected: RiskRound['expected_funds'],
): RiskFact[] => [
  ...facts,
  ...expected
    .map((kind): RiskFact => ({ topic: 'funds', key: kind, text: fundsKinds[kind] }))
    .filter((it) => !facts.some((one) => factName(one) === factName(it))),
  ...(meeting === 'in_person'
    ? []
    : [{ topic: 'remote' as const, key: REMOTE, text: 'Somebody is not met in person' }]),
]

const missingFrom = (all: readonly RiskFact[]) => {
  const names = new Set(all.map(factName))
  return (it: RiskFact) => !names.has(factName(it))
}

/** A change of what an assessment rests on. */
export type RiskChange = { readonly topic: RiskTopic; readonly words: string }

/** What no longer is as it was when somebody assessed the risk; empty while all of it is. */
export const changesSince = (
  { rests_on }: Pick<RiskRound, 'rests_on'>,
  facts: readonly RiskFact[],
): readonly RiskChange[] => {
  const foreseen = rests_on.some(({ topic, key }) => topic === 'remote' && key === REMOTE)
  const added = facts
    .filter(missingFrom(rests_on))
    .filter(({ topic }) => topic !== 'remote' || !foreseen)
  const removed = rests_on.filter(missingFrom(facts))
  return entriesOf(sentences).flatMap(([topic, say]) => [
    ...wordsOf(topic, added, say.added),
    ...wordsOf(topic, removed, say.removed),
  ])
}

const wordsOf = (topic: RiskTopic, all: readonly RiskFact[], say: Sentences['added']) =>
  say === null
    ? []
    : all.filter((it) => it.topic === topic).map(({ text }) => ({ topic, words: say(text) }))

import type { Classified } from '#domain/enquiry/features'
import { evidenceOf, type WordWeights } from '#domain/enquiry/suggestion'
import { randomOf } from '../variations/random.ts'

export type Known = Classified & { readonly classification: string }

const ROUNDS = 8
const RATE = 0.3
/** Weights below this say nothing, in hundredths. */
const LEAST = 25

type Example = {
  readonly evidence: readonly (readonly [string, number])[]
  readonly code: string
}

type Weights = Map<string, Map<string, number>>

const sharesOf = (weights: Weights, { evidence }: Example, codes: readonly string[]) => {
  const scores = codes.map((code) =>
    evidence.reduce((sum, [word, share]) => sum + share * (weights.get(word)?.get(code) ?? 0), 0),
  )
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, it) => sum + it, 0)
  return odds.map((it) => it / all)
}

const learn = (weights: Weights, example: Example, codes: readonly string[], rate: number) => {
  const shares = sharesOf(weights, example, codes)
  for (const [word, share] of example.evidence) {
    const own = weights.get(word) ?? new Map<string, number>()
    weights.set(word, own)
    for (const [at, code] of codes.entries()) {
      const error = (shares[at] ?? 0) - (code === example.code ? 1 : 0)
      own.set(code, (own.get(code) ?? 0) - rate * share * error)
    }
  }
}

/** The list in an order that a seed gives. */
const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((it) => [random(), it] as const)
    .toSorted(([first], [second]) => first - second)
    .map(([, it]) => it)

const rounded = (weights: Weights): WordWeights =>
  Object.fromEntries(
    [...weights]
      .toSorted(([first], [second]) => (first < second ? -1 : 1))
      .map(([word, own]) => [
        word,
        [...own]
          .map(([code, weight]) => [code, Math.round(weight * 100)] as const)
          .filter(([, weight]) => Math.abs(weight) >= LEAST)
          .map(([code, weight]) => `${code}${weight}`)
          .join(' '),
      ])
      .filter(([, own]) => own !== ''),
  )

/** Weights of words by which known enquiries get their codes, the same each time. */
export const trained = (known: readonly Known[]): WordWeights => {
  const codes = [...new Set(known.map(({ classification }) => classification))].toSorted()
  const examples = known.map((it) => ({ evidence: [...evidenceOf(it)], code: it.classification }))
  const weights: Weights = new Map()
  const random = randomOf(1)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const example of shuffled(examples, random))
      learn(weights, example, codes, RATE / (1 + round * 0.3))
  return rounded(weights)
}

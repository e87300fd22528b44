import { classificationOf } from './classify.ts'
import { type Classified, featuresOf } from './features.ts'
import wordWeights from './word-weights.json' with { type: 'json' }

/** How much each word speaks for codes, in hundredths: 'BRG156 PLN-30' */
export type WordWeights = Readonly<Record<string, string>>

/** What the rules count for, in words. */
export const RULE_SHARE = 0.5

/** The words of an enquiry and the code that rules find in them. */
export const evidenceOf = (item: Classified): ReadonlyMap<string, number> =>
  new Map([...featuresOf(item), [`=${classificationOf(item)}`, RULE_SHARE]])

/** The code that words and rules together speak for most, by weights that were learned. */
export const suggestionBy = (weights: WordWeights, item: Classified): string => {
  const scores = new Map<string, number>()
  for (const [word, share] of evidenceOf(item))
    for (const [, code = '', weight] of (weights[word] ?? '').matchAll(/([A-Z]{3})(-?\d+)/g))
      scores.set(code, (scores.get(code) ?? 0) + share * Number(weight))
  const [best] = [...scores].toSorted(([, first], [, second]) => second - first)
  return best?.[0] ?? classificationOf(item)
}

/** The code suggested for an enquiry, 'BRG'. */
export const suggestedClassification = (item: Classified): string => suggestionBy(wordWeights, item)

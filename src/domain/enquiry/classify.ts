import classificationWords from './classification-words.json' with { type: 'json' }
import type { Classified } from './features.ts'

type Words = { readonly code: string; readonly weight: number; readonly pattern: RegExp }

const words: readonly Words[] = Object.entries(classificationWords).flatMap(([code, rows]) =>
  rows.map(([weight, pattern]) => ({
    code,
    weight: Number(weight),
    pattern: new RegExp(`(?<![a-z])(?:${pattern})`, 'gi'),
  })),
)

const add = (scores: Map<string, number>, text: string, share: number) => {
  for (const { code, weight, pattern } of words) {
    const hits = new Set((text.match(pattern) ?? []).map((hit) => hit.toLowerCase())).size
    if (hits > 0)
      scores.set(code, (scores.get(code) ?? 0) + weight * share * (1 + Math.min(hits - 1, 2) * 0.5))
  }
}

/** The code that the words of an enquiry speak for, 'BRG'; 'GEN' where none does. A suggestion. */
export const classificationOf = ({ text, parent, section }: Classified): string => {
  const scores = new Map<string, number>()
  add(scores, text, 1)
  if (parent) add(scores, parent, 0.5)
  if (section) add(scores, section, 0.35)
  const [best] = [...scores].toSorted(([, first], [, second]) => second - first)
  return best?.[0] ?? 'GEN'
}

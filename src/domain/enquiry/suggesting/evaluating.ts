import type { AppliesIf } from './condition.ts'
import type { FactName, Term } from './terms.ts'

/** What is known of a fact, and from what: 'The property is leasehold'. */
export type Known = {
  readonly holds: boolean
  readonly because: string
  /** The year of works; null where nobody said. */
  readonly year?: number | null
}

export type KnownFacts = (fact: FactName) => Known | undefined

export type Verdict =
  | { readonly is: 'applies'; readonly because: readonly string[] }
  /** What somebody has to find out first. */
  | { readonly is: 'check'; readonly unknown: readonly Term[] }
  | { readonly is: 'no' }

const isWorks = ({ fact }: Term) => fact.startsWith('works.')

/** The newest year of the works that a group names; null for none. */
const yearIn = (group: readonly Term[], known: KnownFacts) => {
  const years = group.filter(isWorks).flatMap(({ fact, from }) => {
    const year = from === undefined ? known(fact)?.year : null
    return year == null ? [] : [year]
  })
  return years.length === 0 ? null : Math.max(...years)
}

/** Whether a term holds; undefined where nobody knows. */
const holds = (term: Term, group: readonly Term[], known: KnownFacts): boolean | undefined => {
  if (term.from === undefined) return known(term.fact)?.holds
  const year = yearIn(group, known)
  return year === null ? undefined : year >= term.from
}

const verdictOn = (group: readonly Term[], known: KnownFacts): Verdict => {
  const held = group.map((term) => holds(term, group, known))
  if (held.includes(false)) return { is: 'no' }
  const unknown = group.filter((_, at) => held[at] === undefined)
  if (unknown.length > 0) return { is: 'check', unknown }
  const because = group.flatMap(({ fact, from }) =>
    from === undefined ? (known(fact)?.because ?? '') : [],
  )
  return { is: 'applies', because: [...new Set(because)].filter((it) => it !== '') }
}

/** Whether a condition holds by what is known; a fact that nobody knows makes it one to check. */
export const evaluate = (condition: AppliesIf, known: KnownFacts): Verdict => {
  const verdicts = condition.map((group) => verdictOn(group, known))
  return (
    verdicts.find(({ is }) => is === 'applies') ??
    verdicts.find(({ is }) => is === 'check') ?? { is: 'no' }
  )
}

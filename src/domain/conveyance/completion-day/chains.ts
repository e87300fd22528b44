import type { CompletionCase, CompletionChain } from './completion-day.ts'

/** Whether a case needs somebody now: a release to approve, or money that has not arrived. */
const rank = ({ cases }: CompletionChain) => {
  if (cases.every(({ completed_at }) => completed_at !== null)) return 2
  return cases.some(({ releases }) => releases.length > 0) ? 0 : 1
}

/** The cases of a day as chains of linked cases: what waits for approval first, what is done last. */
export const chainsOf = (cases: readonly CompletionCase[]): CompletionChain[] => {
  const chains: CompletionChain[] = []
  for (const one of cases) {
    const chain = chains.find((it) =>
      it.cases.some(({ id, linked_id }) => id === one.linked_id || linked_id === one.id),
    )
    if (chain) chain.cases.push(one)
    else chains.push({ id: one.id, cases: [one] })
  }
  return chains.toSorted((a, b) => rank(a) - rank(b))
}

const sentence = (count: number, state: string) =>
  `${count} ${count === 1 ? 'is' : 'are'} ${state}.`

/**
 * How many of the picked rows an act can change, and why not the others: '3 of 5 can be reassigned. 2 are archived.'
 * `blocks`: by row, the state that rules it out, or null. Returns null when nothing does.
 */
export const bulkSummary = (blocks: readonly (string | null)[], done: string): string | null => {
  const states = blocks.filter((it) => it !== null)
  if (states.length === 0) return null
  const can = blocks.length - states.length
  const counted = [...Map.groupBy(states, (it) => it)].map(([state, { length }]) =>
    sentence(length, state),
  )
  return [`${can === 0 ? 'None' : can} of ${blocks.length} can be ${done}.`, ...counted].join(' ')
}

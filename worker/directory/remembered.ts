/** What is remembered between requests for one worker’s bindings, begun when it is first asked for. */
export const remembered = <Kept>(begin: () => Kept) => {
  const all = new WeakMap<object, Kept>()
  return (env: object): Kept => {
    const kept = all.get(env) ?? begin()
    all.set(env, kept)
    return kept
  }
}

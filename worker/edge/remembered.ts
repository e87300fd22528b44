import type { Env } from '../env.ts'

/** A value that is created once for each worker environment and shared between its requests. */
export const remembered = <Kept>(begin: () => Kept) => {
  const all = new WeakMap<Env, Kept>()
  return (env: Env): Kept => {
    const kept = all.get(env) ?? begin()
    all.set(env, kept)
    return kept
  }
}

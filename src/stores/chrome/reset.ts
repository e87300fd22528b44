import type { WritableAtom } from 'nanostores'

const resets = new Set<() => void>()

/** Registers a function that runs when somebody signs out. */
export const onReset = (reset: () => void) => {
  resets.add(reset)
}

/** Resets a store to its current value when somebody signs out; returns the store. */
export const resettable = <Store extends WritableAtom>($store: Store): Store => {
  const initial: unknown = $store.get()
  onReset(() => $store.set(initial))
  return $store
}

/** Runs every registered reset. */
export const resetStores = () => {
  for (const reset of resets) reset()
}

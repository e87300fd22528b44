import type { WritableAtom } from 'nanostores'

const resets = new Set<() => void>()

export const onReset = (reset: () => void) => {
  resets.add(reset)
}

/** Resets a store to its current value when somebody signs out; returns the store. */
export const resettable = <Store extends WritableAtom>($store: Store): Store => {
  const initial: unknown = $store.get()
  onReset(() => $store.set(initial))
  return $store
}

export const resetStores = () => {
  for (const reset of resets) reset()
}

import type { WritableAtom } from 'nanostores'

const resets = new Set<() => void>()

/** Registers what must be forgotten when somebody signs out. */
export const onReset = (reset: () => void) => {
  resets.add(reset)
}

/** A store that goes back to what it is now when somebody signs out. */
export const resettable = <Store extends WritableAtom>($store: Store): Store => {
  const initial: unknown = $store.get()
  onReset(() => $store.set(initial))
  return $store
}

/** Forgets everything that belongs to the person who was signed in. */
export const resetStores = () => {
  for (const reset of resets) reset()
}

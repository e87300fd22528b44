import { type CommonSettings, type KeyInput, nanoquery } from '@nanostores/query'

type Selector = string | ((key: string) => boolean)
type Settings<T> = CommonSettings<T> & Required<Pick<CommonSettings<T>, 'fetcher'>>

// The library drops a changed answer after eight seconds by default, and an open form with it: data never expires
// here. A page that was hidden requests again when it becomes visible.
const [createStore, , { invalidateKeys, revalidateKeys: revalidate }] = nanoquery({
  dedupeTime: 1000,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: true,
})

export { invalidateKeys }

// Requests under way, by key; true once an event arrived that their answer may not include.
const pending = new Map<string, boolean>()

/** Resolves when no request is under way or about to start. */
export const allSettled = async () => {
  do await new Promise((resolve) => setTimeout(resolve, 30))
  while (pending.size > 0)
}

/** Requests the selected keys again; a request under way is repeated after its answer. */
export const revalidateKeys = (selector: Selector) => {
  const isSelected = typeof selector === 'string' ? (key: string) => key === selector : selector
  for (const key of pending.keys()) if (isSelected(key)) pending.set(key, true)
  revalidate(selector)
}

/** A store of one request, shared by all islands of a page; `revalidate` repeats it. */
export const createFetcherStore = <T>(keys: KeyInput, { fetcher, ...settings }: Settings<T>) => {
  const $store = createStore<T>(keys, {
    ...settings,
    fetcher: async (...parts) => {
      const key = parts.join('')
      pending.set(key, false)
      try {
        return await fetcher(...parts)
      } finally {
        const isStale = pending.get(key)
        pending.delete(key)
        if (isStale) setTimeout(() => revalidate(key))
      }
    },
  })
  $store.revalidate = () => {
    if ($store.key !== undefined) revalidateKeys($store.key)
  }
  const { mutate } = $store
  $store.mutate = (value) => {
    // A request that began before this change would show the record as it was.
    if ($store.key !== undefined && pending.has($store.key)) pending.set($store.key, true)
    return mutate(value)
  }
  return $store
}

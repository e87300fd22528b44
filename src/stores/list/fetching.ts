import { type CommonSettings, type KeyInput, nanoquery } from '@nanostores/query'

type Selector = string | ((key: string) => boolean)
type Settings<T> = CommonSettings<T> & Required<Pick<CommonSettings<T>, 'fetcher'>>

// What is shown never expires: without a lifetime a changed answer would leave the page after eight seconds,
// and an open form with it. A page that was hidden asks again when it is looked at.
const [createStore, , { invalidateKeys, revalidateKeys: revalidate }] = nanoquery({
  dedupeTime: 1000,
  cacheLifetime: Number.POSITIVE_INFINITY,
  revalidateOnFocus: true,
})

export { invalidateKeys }

// Questions under way, by key; true once something happened that their answer may not know of.
const asked = new Map<string, boolean>()

/** Resolves when no question is under way, nor about to be. */
export const allAnswered = async () => {
  do await new Promise((resolve) => setTimeout(resolve, 30))
  while (asked.size > 0)
}

/** Asks again what the selector names; a question that is under way is asked once more after its answer. */
export const revalidateKeys = (selector: Selector) => {
  const isMeant = typeof selector === 'string' ? (key: string) => key === selector : selector
  for (const key of asked.keys()) if (isMeant(key)) asked.set(key, true)
  revalidate(selector)
}

/** A question to the server, asked once for all islands of a page, and asked again when told to. */
export const createFetcherStore = <T>(keys: KeyInput, { fetcher, ...settings }: Settings<T>) => {
  const $store = createStore<T>(keys, {
    ...settings,
    fetcher: async (...parts) => {
      const key = parts.join('')
      asked.set(key, false)
      try {
        return await fetcher(...parts)
      } finally {
        const isOld = asked.get(key)
        asked.delete(key)
        if (isOld) setTimeout(() => revalidate(key))
      }
    },
  })
  $store.revalidate = () => {
    if ($store.key !== undefined) revalidateKeys($store.key)
  }
  return $store
}

export type SavedDraft = {
  readonly read: <Typed>() => Typed | null
  readonly keep: (typed: unknown) => void
  readonly forget: () => void
}

const PREFIX = 'typed:'

type StorageName = 'sessionStorage' | 'localStorage'

/**
 * The draft of a form in this tab or browser, by the current path and the form's name. It survives a reload; callers
 * forget it once the form was sent, and signing out forgets all.
 */
export const savedDraft = (
  form: string,
  storageName: StorageName = 'sessionStorage',
): SavedDraft => {
  const key = `${PREFIX}${typeof location === 'undefined' ? '' : location.pathname} ${form}`
  return {
    read: () => attempt(() => parse(globalThis[storageName].getItem(key))),
    keep: (typed) => attempt(() => globalThis[storageName].setItem(key, JSON.stringify(typed))),
    forget: () => attempt(() => globalThis[storageName].removeItem(key)),
  }
}

export const clearDrafts = () => {
  for (const storageName of ['sessionStorage', 'localStorage'] as const)
    attempt(() => {
      const storage = globalThis[storageName]
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    })
}

const parse = (text: string | null) => (text === null ? null : JSON.parse(text))

// Storage may be unavailable or full: the form then works without a draft.
const attempt = <Result>(act: () => Result) => {
  try {
    return act()
  } catch {
    return null
  }
}

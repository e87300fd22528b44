/** What is typed into one form of one page. */
export type SavedDraft = {
  readonly read: <Typed>() => Typed | null
  readonly keep: (typed: unknown) => void
  readonly forget: () => void
}

const PREFIX = 'typed:'

type Memory = 'sessionStorage' | 'localStorage'

/**
 * The place of a form's text in this tab, or in this browser, by the page in view and what the form is for. It
 * outlives a reload, as a new build brings one, and goes when the form was sent or the person signs out.
 */
export const savedDraft = (form: string, memory: Memory = 'sessionStorage'): SavedDraft => {
  const key = `${PREFIX}${typeof location === 'undefined' ? '' : location.pathname} ${form}`
  return {
    read: () => attempt(() => parsed(globalThis[memory].getItem(key))),
    keep: (typed) => attempt(() => globalThis[memory].setItem(key, JSON.stringify(typed))),
    forget: () => attempt(() => globalThis[memory].removeItem(key)),
  }
}

/** Forgets what was typed on every page: the next person at this screen finds none of it. */
export const forgetTexts = () => {
  for (const memory of ['sessionStorage', 'localStorage'] as const)
    attempt(() => {
      const kept = globalThis[memory]
      for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
    })
}

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text))

// Without a place to keep it, or with none left, a form is what it always was.
const attempt = <Result>(act: () => Result) => {
  try {
    return act()
  } catch {
    return null
  }
}

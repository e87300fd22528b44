import { atom } from 'nanostores'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

const kept = <Word extends string>(name: string, words: readonly Word[], usual: Word): Word => {
  const word = typeof localStorage === 'undefined' ? null : localStorage.getItem(name)
  return words.find((it) => it === word) ?? usual
}

// The default is stored as no entry.
const keep = (name: string, word: string, usual: string) => {
  if (word === usual) localStorage.removeItem(name)
  else localStorage.setItem(name, word)
}

/** The colour theme; stored per browser, not per user. */
export const $theme = atom(kept('theme', themes, 'system'))

/** Applies and stores a theme. */
export const setTheme = (theme: Theme) => {
  $theme.set(theme)
  keep('theme', theme, 'system')
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** The row height of lists; stored per browser. */
export const $density = atom(kept('density', densities, 'normal'))

/** Stores the row height of lists. */
export const setDensity = (density: Density) => {
  $density.set(density)
  keep('density', density, 'normal')
}

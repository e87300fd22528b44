import { atom } from 'nanostores'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

const kept = <Word extends string>(name: string, words: readonly Word[], usual: Word): Word => {
  const word = typeof localStorage === 'undefined' ? null : localStorage.getItem(name)
  return words.find((it) => it === word) ?? usual
}

// The usual is what a browser without a choice has.
const keep = (name: string, word: string, usual: string) => {
  if (word === usual) localStorage.removeItem(name)
  else localStorage.setItem(name, word)
}

/** Light, dark or as the machine has it. It belongs to the browser, not to the person. */
export const $theme = atom(kept('theme', themes, 'system'))

/** Shows the product in a theme, now and on every later page. */
export const setTheme = (theme: Theme) => {
  $theme.set(theme)
  keep('theme', theme, 'system')
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** How high the rows of lists are. It belongs to the browser, as the theme does. */
export const $density = atom(kept('density', densities, 'normal'))

/** Shows lists with rows of this height, now and on every later page. */
export const setDensity = (density: Density) => {
  $density.set(density)
  keep('density', density, 'normal')
}

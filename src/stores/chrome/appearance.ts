import { atom } from 'nanostores'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

const storedChoice = <Value extends string>(
  name: string,
  values: readonly Value[],
  defaultValue: Value,
): Value => {
  const value = typeof localStorage === 'undefined' ? null : localStorage.getItem(name)
  return values.find((it) => it === value) ?? defaultValue
}

// The default is stored as no entry.
const storeChoice = (name: string, value: string, defaultValue: string) => {
  if (value === defaultValue) localStorage.removeItem(name)
  else localStorage.setItem(name, value)
}

/** The colour theme; stored per browser, not per user. */
export const $theme = atom(storedChoice('theme', themes, 'system'))

export const setTheme = (theme: Theme) => {
  $theme.set(theme)
  storeChoice('theme', theme, 'system')
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export const $density = atom(storedChoice('density', densities, 'normal'))

const rowLines = ['two', 'one'] as const
export type RowLines = (typeof rowLines)[number]

/** Whether the rows of lists take two lines or one; stored per browser. */
export const $rowLines = atom(storedChoice('row-lines', rowLines, 'two'))

/** Stores the number of lines of a row. */
export const setRowLines = (lines: RowLines) => {
  $rowLines.set(lines)
  storeChoice('row-lines', lines, 'two')
}

/** Stores the row height of lists. */
export const setDensity = (density: Density) => {
  $density.set(density)
  storeChoice('density', density, 'normal')
}

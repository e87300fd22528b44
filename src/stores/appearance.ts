import { atom } from 'nanostores'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const kept = (): Theme => {
  const theme = typeof localStorage === 'undefined' ? null : localStorage.getItem('theme')
  return themes.find((it) => it === theme) ?? 'system'
}

/** Light, dark or as the machine has it. It belongs to the browser, not to the person. */
export const $theme = atom<Theme>(kept())

/** Shows the product in a theme, now and on every later page. */
export const setTheme = (theme: Theme) => {
  $theme.set(theme)
  if (theme === 'system') {
    localStorage.removeItem('theme')
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem('theme', theme)
    document.documentElement.dataset.theme = theme
  }
}

const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

const keptDensity = (): Density => {
  const density = typeof localStorage === 'undefined' ? null : localStorage.getItem('density')
  return densities.find((it) => it === density) ?? 'normal'
}

/** How high the rows of lists are. It belongs to the browser, as the theme does. */
export const $density = atom<Density>(keptDensity())

/** Shows lists with rows of this height, now and on every later page. */
export const setDensity = (density: Density) => {
  $density.set(density)
  if (density === 'normal') localStorage.removeItem('density')
  else localStorage.setItem('density', density)
}

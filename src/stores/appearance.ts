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

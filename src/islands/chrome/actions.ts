import type { IconName } from '#components/icons.ts'
import type { PaletteItem } from '#components/overlay/CommandPalette.tsx'
import { setTheme } from '#stores/chrome/appearance'
import { $isKeyHelpOpen } from '#stores/chrome/key-help'
import { addToast } from '#stores/chrome/toasts'
import { logOut } from '#stores/user/session'

const action = (key: string, icon: IconName, title: string, run: () => void): PaletteItem => ({
  key,
  icon,
  title,
  detail: 'Action',
  run,
})

const copyLink = async () => {
  await navigator.clipboard.writeText(location.href)
  addToast({ severity: 'success', summary: 'Link copied' })
}

export const actions: readonly PaletteItem[] = [
  action('copy', 'link', 'Copy the link to this page', () => void copyLink()),
  action('print', 'printer', 'Print this page', () => print()),
  action('keys', 'keyboard', 'Show keyboard shortcuts', () => $isKeyHelpOpen.set(true)),
  action('light', 'sun', 'Light appearance', () => setTheme('light')),
  action('dark', 'moon', 'Dark appearance', () => setTheme('dark')),
  action('system', 'monitor', 'System appearance', () => setTheme('system')),
  action('sign-out', 'log-out', 'Sign out', () => void logOut()),
]

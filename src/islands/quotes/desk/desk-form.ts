import { saveDesk } from '#stores/desk-settings'
import { addToast } from '#stores/toasts'

/** Keeps one part of the settings and says so. */
export const keepPart = async (...[part, body, key]: Parameters<typeof saveDesk>) => {
  await saveDesk(part, body, key)
  addToast({ severity: 'success', summary: 'Saved', life: 3000 })
}

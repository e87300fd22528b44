import { addToast } from '#stores/chrome/toasts'
import { saveDesk } from '#stores/lead/desk-settings'

/** Keeps one part of the settings and says so. */
export const keepPart = async (...[part, body, key]: Parameters<typeof saveDesk>) => {
  await saveDesk(part, body, key)
  addToast({ severity: 'success', summary: 'Saved', life: 3000 })
}

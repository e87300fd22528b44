import { addToast } from '#stores/chrome/toasts'
import { type DeskPart, type DeskWords, saveDesk } from '#stores/lead/desk-settings'

/** Saves one part of the desk settings and confirms it in a toast. */
export const keepPart = async <Name extends DeskPart>(
  part: Name,
  words: DeskWords<Name>,
  version: number,
  key: string,
) => {
  await saveDesk(part, words, version, key)
  addToast({ severity: 'success', summary: 'Saved', life: 3000 })
}

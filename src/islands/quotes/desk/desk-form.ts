import { addToast } from '#stores/chrome/toasts'
import { type DeskBody, type DeskPart, saveDesk } from '#stores/lead/desk-settings'

export const savePart = async <Name extends DeskPart>(
  part: Name,
  values: DeskBody<Name>,
  version: number,
  key: string,
) => {
  await saveDesk(part, values, version, key)
  addToast({ severity: 'success', summary: 'Saved', life: 3000 })
}

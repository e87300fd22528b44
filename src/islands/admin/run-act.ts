import { messageOf, staleIn } from '#components/form/form-faults.ts'
import { time } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'

/** Runs an act on a record and shows its outcome in a toast. */
export const runAct = async (act: () => Promise<unknown>, done: string, detail = '') => {
  try {
    await act()
    addToast({ severity: 'success', summary: done, detail, life: 4000 })
  } catch (error) {
    addToast({
      severity: 'error',
      summary: 'Couldn’t complete this',
      detail: textFor(error),
      life: 8000,
    })
  }
}

// A button act has no typed text to merge: the page shows the newer version, and the act can be repeated.
const textFor = (error: unknown) => {
  const stale = staleIn(error)
  if (stale === null) return messageOf(error)
  const { by = null, at = null } = stale.changed ?? {}
  const who = by === null ? 'Somebody' : by
  return `${who} changed this${at === null ? '' : ` at ${time(at)}`}. The page now shows the latest version. Check it and try again.`
}

import { messageOf, staleIn } from '#components/form/form-faults.ts'
import { time } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'

/** Does one thing to a record and says what came of it. */
export const acting = async (act: () => Promise<unknown>, done: string, detail = '') => {
  try {
    await act()
    addToast({ severity: 'success', summary: done, detail, life: 4000 })
  } catch (error) {
    addToast({
      severity: 'error',
      summary: 'That was not done',
      detail: textFor(error),
      life: 8000,
    })
  }
}

// One press changes nothing that was typed: what they did is on the page, and the press may be made again.
const textFor = (error: unknown) => {
  const stale = staleIn(error)
  if (stale === null) return messageOf(error)
  const { by = null, at = null } = stale.changed ?? {}
  const who = by === null ? 'Somebody' : by
  return `${who} changed this${at === null ? '' : ` at ${time(at)}`}. It is shown as it now stands: look again.`
}

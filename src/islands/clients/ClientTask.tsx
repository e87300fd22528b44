import { useState } from 'react'
import type { ClientCase, ClientToDo } from '#domain/conveyance/portal/case'
import { plainDate } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { completeOwnTask } from '#stores/conveyance/portal/case'

export const ClientTask = ({ clientCase, part }: { clientCase: ClientCase; part: ClientToDo }) => {
  const [busy, setBusy] = useState(false)
  const more = clientCase.things_to_do.length - 1
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      await completeOwnTask(clientCase, part.task_key)
      addToast({
        severity: 'success',
        summary: 'Thank you',
        detail: 'We have received this.',
        life: 4000,
      })
    } catch {
      addToast({
        severity: 'warn',
        summary: 'We couldn’t save this',
        detail: 'Check your connection, reload the page and try again.',
        life: 6000,
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="my-part">
      <h2>
        {part.title}
        {part.by && `, by ${plainDate(part.by)}`}
      </h2>
      <p>{part.text}</p>
      <button
        type="button"
        className="btn main big"
        aria-disabled={busy}
        onClick={() => void press()}
      >
        {busy ? 'One moment' : part.label}
      </button>
      {more > 0 && (
        <p className="mute">
          After this, there {more === 1 ? 'is one more thing' : `are ${more} more things`} to do.
        </p>
      )}
    </section>
  )
}

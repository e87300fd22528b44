import { useState } from 'react'
import type { EmailRow } from '#domain/tracked-email/view'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { fileEmail } from '#stores/tracked-email/email'

/** Files emails to one record, one at a time; `busy` is the id of the one under way. */
export const useFiling = (target: string) => {
  const [busy, setBusy] = useState<string | null>(null)
  const file = async (email: EmailRow) => {
    setBusy(email.id)
    await fileEmail(email, target, crypto.randomUUID()).then(
      () => addToast({ severity: 'success', summary: `Filed to ${target}` }),
      showRefusal('Couldn’t file the email'),
    )
    setBusy(null)
  }
  return { busy, file }
}

import type { InboxItem } from '#domain/inbox/item'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { closeEmail, snoozeEmail } from '#stores/inbox/inbox'

const UNDO_MS = 8_000

/** Marks an email as done, and offers to undo it. */
export const finish = async (item: InboxItem) => {
  try {
    const done = await closeEmail(item, true, crypto.randomUUID())
    const action = { label: 'Undo', run: () => void reopen(done) }
    addToast({ severity: 'success', summary: 'Marked as done', life: UNDO_MS, action })
  } catch (error) {
    showRefusal('Couldn’t mark it as done')(error)
  }
}

export const reopen = (item: InboxItem) =>
  closeEmail(item, false, crypto.randomUUID()).catch(showRefusal('Couldn’t reopen it'))

/** Ends a snooze before its day. */
export const bringBack = (item: InboxItem) =>
  snoozeEmail(item, null, crypto.randomUUID()).catch(showRefusal('Couldn’t bring it back'))

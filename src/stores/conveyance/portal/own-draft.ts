import { ApiError } from '#lib/api-error'
import { type SavedDraft, savedDraft } from '#lib/saved-draft'
import { $session } from '#stores/user/session'

/** What the signed-in client has typed and not sent; it outlives the tab, and signing out forgets it. */
export const ownDraft = (form: string): SavedDraft =>
  savedDraft(`${form} ${$session.get()?.user.id ?? ''}`, 'localStorage')

/** Whether nothing answered, so that it may have arrived or not. */
export const isLineDown = (error: unknown) => !(error instanceof ApiError) || error.status === 0

/** Whether the server has done an earlier try under the same key, whose text was another. */
export const hasArrivedOtherwise = (error: unknown) =>
  error instanceof ApiError && error.code === 'idempotency_key_reused'

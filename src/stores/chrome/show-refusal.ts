import { ApiError } from '#lib/api-error'
import { addToast } from './toasts.ts'

/** Statuses that `followOutcomes` already shows. */
const SHOWN_STATUSES = [401, 403, 404, 500]

/** A handler that shows a toast with the reason of a refusal: `void act().catch(showRefusal('Couldn’t complete'))`. */
export const showRefusal = (summary: string) => (error: unknown) => {
  if (error instanceof ApiError && SHOWN_STATUSES.includes(error.status)) return
  const detail = error instanceof Error ? error.message : 'Try again.'
  addToast({ severity: 'warn', summary, detail, life: 6000 })
}

import { ApiError } from '#lib/api-error'
import { addToast } from './toasts.ts'

/** Said by every refused call already. */
const TOLD = [401, 403, 404, 500]

/** Says that an act was refused, and why: `void act().catch(tellRefused('Not done'))`. */
export const showRefusal = (summary: string) => (error: unknown) => {
  if (error instanceof ApiError && TOLD.includes(error.status)) return
  const detail = error instanceof Error ? error.message : 'Try again.'
  addToast({ severity: 'warn', summary, detail, life: 6000 })
}

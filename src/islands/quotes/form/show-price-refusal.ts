import { addToast } from '#stores/chrome/toasts'
import { $problems } from '#stores/quote/draft-problems'

/** Shows why a price was refused: in a toast, and beside the fields. */
export const showPriceRefusal = (summary: string, error: unknown) => {
  const fields =
    typeof error === 'object' && error !== null && 'fields' in error ? error.fields : null
  if (fields) $problems.set(fields as Record<string, string[]>)
  addToast({
    severity: 'warn',
    summary,
    detail: error instanceof Error ? error.message : 'Try again.',
    life: 6000,
  })
}

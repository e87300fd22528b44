import { fieldErrorsIn } from '#domain/error-fields'
import { addToast } from '#stores/chrome/toasts'
import { $problems } from '#stores/quote/draft-problems'

export const showPriceRefusal = (summary: string, error: unknown) => {
  const fields = fieldErrorsIn(error)
  if (Object.keys(fields).length > 0) $problems.set(fields)
  addToast({
    severity: 'warn',
    summary,
    detail: error instanceof Error ? error.message : 'Try again.',
    life: 6000,
  })
}

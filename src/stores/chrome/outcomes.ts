import { isStepUp } from '#lib/api'
import type { ApiError } from '#lib/api-error'
import { go } from '#lib/navigate'
import { onOutcome } from '#lib/send'
import { logOut } from '#stores/user/session'
import { addToast } from './toasts.ts'

/** How long the toast of a refused request stays, in milliseconds. */
export const REFUSAL_MS = 4000

const messages: Readonly<Record<number, string>> = {
  403: 'You do not have permission to do this',
  404: 'Not found',
  500: 'Server error',
}

/** Reacts to every refused request: signs out on 401, shows a toast on 403, 404 and 500. */
export const followOutcomes = () =>
  onOutcome((outcome) => {
    if (outcome.kind === 'unreachable')
      console.error('The server could not be reached.', outcome.cause)
    if (outcome.kind === 'refused') showOutcomeError(outcome.error, outcome.isQuiet)
  })

const showOutcomeError = (error: ApiError, isQuiet: boolean) => {
  if (isQuiet || isStepUp(error)) return
  const detail = messages[error.status]
  if (error.status === 401) {
    console.warn('Unauthorized access. Redirecting to login...')
    void logOut({ comesBack: true })
  } else if (detail === undefined) {
    console.warn(`The server answered ${error.status}.`, error.code, error.trace ?? '')
  } else {
    if (error.status === 500) console.error('Server error', error.code, error.trace ?? '')
    // One toast for all requests of a page that fail the same way.
    addToast({
      id: `refused-${error.status}`,
      severity: 'warn',
      summary: 'Warning',
      detail,
      life: REFUSAL_MS,
      action: reasonAction(error),
    })
  }
}

const reasonAction = ({ status, missing: [why] }: ApiError) =>
  status === 403 && why ? { label: 'Why', run: () => go(why.href) } : null

import { type SingleSignOnFault, singleSignOnFaultText } from '#domain/user/single-sign-on/refusals'
import { routes } from '#routes'
import { withCookies } from '../answers.ts'
import { pageText, shellAnswer, shellFrom } from '../page/pages.ts'
import { escapeHtml } from '../page/placeholders.ts'
import { plainPage } from '../page/plain-page.ts'
import { expiredCookie } from '../sign-in/cookies.ts'
import type { Visit } from '../visit.ts'

type Result = {
  readonly outcome: 'signed-in' | 'challenged' | 'refused'
  /** The window that waits for the result; null for a page of its own. */
  readonly window: string | null
  /** The page that signing in goes on with; where it was refused, it begins again. */
  readonly next?: string
  readonly error?: string
  readonly status?: number
}

const START = '/auth/single-sign-on/start'

const nextOf = ({ next, window }: Result) => {
  if (next !== undefined) return { NEXT: escapeHtml(next), NEXT_LABEL: 'Continue' }
  const query = new URLSearchParams({ again: '', ...(window === null ? {} : { window }) })
  return { NEXT: escapeHtml(`${START}?${query}`), NEXT_LABEL: 'Try again' }
}

const sentTexts = {
  'signed-in': 'You are signed in. You can close this window.',
  challenged: 'One more step finishes signing in.',
  refused: '',
} as const

const heading = 'Sign in with your work account'

/** The page that says what became of an attempt, and tells the window that waits for it. */
export const resultPage = async (visit: Visit, result: Result) => {
  const { outcome, window, error = '', status = 200 } = result
  const values = { OUTCOME: outcome, WINDOW: window ?? '', ...nextOf(result) }
  const html = await pageText(visit.env, visit.site, routes['auth-single-sign-on'].path, values)
  if (html === null) return plainPage(status, heading, error)
  const text = html
    .replace('<!--error-->', () => escapeHtml(error))
    .replace('<!--sent-->', sentTexts[outcome])
  return shellAnswer(visit, shellFrom(text), 'session', status)
}

type Refused = { readonly name: string; readonly window: string | null }

/** The page of an attempt that signed nobody in; the attempt is over. */
export const refusedPage = async (visit: Visit, fault: SingleSignOnFault, refused: Refused) => {
  const { name, window } = refused
  const error = singleSignOnFaultText(fault, name)
  const status = fault === 'unreachable' ? 502 : 403
  const page = await resultPage(visit, { outcome: 'refused', window, error, status })
  return withCookies(page, [expiredCookie(visit.site, 'single_sign_on')])
}

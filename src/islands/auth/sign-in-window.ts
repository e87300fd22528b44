import { parseFactorFragment } from '#domain/user/security/factor-fragment'
import {
  fetchSignedIn,
  openProviderWindow,
  reportToOpener,
  type SignInResult,
  signInText,
} from '#stores/user/sign-in'
import { enter } from './enter.ts'
import { continueSignIn } from './factor-form.ts'
import { showError } from './form.ts'

/**
 * Signs in with the firm's provider in a window of its own. On a phone, and where windows are blocked, the link leads
 * there and back instead.
 */
export const enhanceSignInLink = () => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-single-sign-on]')
  if (!link) return
  const returnPath = new URLSearchParams(location.search).get('return')
  if (returnPath !== null) link.search = String(new URLSearchParams({ return: returnPath }))
  link.addEventListener('click', (event) => {
    const result = matchMedia(ROOMY).matches ? openProviderWindow(link.href) : null
    if (result === null) return
    event.preventDefault()
    void finish(result)
  })
}

const ROOMY = '(pointer: fine) and (min-width: 700px)'

const finish = async (result: Promise<SignInResult>) => {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-in="password"]')
  if (!form) return
  showError(form, '')
  try {
    const { outcome, message, fragment } = await result
    if (outcome === 'signed-in') enter(await fetchSignedIn())
    else if (outcome === 'challenged')
      continueSignIn({ challenge: parseFactorFragment(fragment) ?? noMethod })
    else showError(form, message)
  } catch (error) {
    showError(form, signInText(error))
  }
}

const noMethod = { methods: [], may_remember: false } as const

const outcomes = ['signed-in', 'challenged', 'refused'] as const

/** On the page that the provider led back to: tells the page that waits for it, and closes the window. */
export const reportSignIn = () => {
  const page = document.querySelector<HTMLElement>('[data-result]')
  const outcome = outcomes.find((it) => it === page?.dataset.result)
  const id = page?.dataset.window
  if (outcome === undefined || !id) return
  const message = page?.querySelector('.faults')?.textContent ?? ''
  const fragment = page?.querySelector<HTMLAnchorElement>('a.main')?.hash ?? ''
  reportToOpener({ window: id, outcome, message, fragment })
}

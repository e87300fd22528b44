import type { SignedInUser } from '#domain/user/user'
import { continueAtSignInPage, giveSecondFactor, takeFactorHash } from '#stores/user/sign-in'
import { enter } from './enter.ts'
import { enhanceForm } from './form.ts'

const codeRule = (value: string) =>
  value.trim().length < 6 ? 'Enter the six digits, or a recovery code.' : null

const form = () => document.querySelector<HTMLFormElement>('form[data-sign-in="factor"]')

/** Enters, or asks for the second factor where there is no user yet. */
export const continueSignIn = (user: SignedInUser | null) => {
  if (user !== null) return enter(user)
  const factor = form()
  if (factor === null) continueAtSignInPage()
  else askForFactor(factor)
}

const askForFactor = (factor: HTMLFormElement) => {
  const main = document.querySelector('main')
  const sent = factor.querySelector('[data-sent]')
  if (!main || !sent) return
  sent.textContent =
    'Enter the six digits that your authenticator app shows now, or one of your recovery codes.'
  main.dataset.step = 'factor'
  factor.querySelector<HTMLInputElement>('#code')?.focus()
}

export const enhanceFactorForm = () => {
  const factor = form()
  if (!factor) return
  enhanceForm(factor, { code: codeRule }, async ({ code = '' }) =>
    enter(await giveSecondFactor(code)),
  )
  if (takeFactorHash()) askForFactor(factor)
}

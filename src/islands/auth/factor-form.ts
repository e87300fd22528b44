import type { FactorChallenge } from '#domain/user/security/factor-fragment'
import type { FactorMethod } from '#domain/user/security/second-factor'
import type { SignInReply } from '#domain/user/session'
import { date, dayOf } from '#lib/format'
import {
  continueAtEnrolment,
  continueAtSignInPage,
  giveSecondFactor,
  takeFactorHash,
} from '#stores/user/sign-in'
import { enter, enterSecurity } from './enter.ts'
import { enhanceForm } from './form.ts'
import { enhancePasskeyButton, isRemembered } from './passkey-button.ts'

const codeRule = (value: string) =>
  value.trim().length < 6 ? 'Enter the six digits, or a recovery code.' : null

const form = () => document.querySelector<HTMLFormElement>('form[data-sign-in="factor"]')

/** Enters, or asks for the second factor that is still needed. */
export const continueSignIn = (reply: SignInReply) => {
  if ('user' in reply) return enterOrRemind(reply)
  const { challenge } = reply
  const { methods } = challenge
  if (methods.length === 0) return continueAtEnrolment()
  const factor = form()
  if (factor === null) continueAtSignInPage(challenge)
  else askForFactor(factor, challenge)
}

const enterOrRemind = ({ user, factor_due_at }: Extract<SignInReply, { user: object }>) => {
  const reminder = document.querySelector<HTMLElement>('[data-sign-in="reminder"]')
  const main = document.querySelector('main')
  if (factor_due_at === undefined || !reminder || !main) return enter(user)
  const until = reminder.querySelector('[data-until]')
  if (until) until.textContent = date(dayOf(factor_due_at))
  reminder.querySelector('[data-skip]')?.addEventListener('click', () => enter(user))
  reminder.querySelector('[data-set-up]')?.addEventListener('click', () => enterSecurity(user))
  main.dataset.step = 'reminder'
  reminder.querySelector<HTMLElement>('h1')?.focus()
}

const askForFactor = (factor: HTMLFormElement, { methods, may_remember }: FactorChallenge) => {
  const main = document.querySelector('main')
  const sent = factor.querySelector('[data-sent]')
  const passkey = factor.querySelector<HTMLElement>('[data-passkey-part]')
  if (!main || !sent) return
  const remember = factor.querySelector<HTMLElement>('[data-remember]')
  if (remember) remember.hidden = !may_remember
  const hasPasskey = methods.includes('passkey') && passkey !== null
  if (passkey) passkey.hidden = !hasPasskey
  sent.textContent = factorTextOf(methods, hasPasskey)
  main.dataset.step = 'factor'
  factor.querySelector<HTMLElement>(hasPasskey ? '[data-passkey]' : '#code')?.focus()
}

const factorTextOf = (methods: readonly FactorMethod[], hasPasskey: boolean) => {
  const code = methods.includes('authenticator')
    ? 'the six digits that your authenticator app shows now, or one of your recovery codes'
    : 'one of your recovery codes'
  return hasPasskey ? `Use your passkey, or enter ${code}.` : `Enter ${code}.`
}

export const enhanceFactorForm = () => {
  enhancePasskeyButton('first-factor', continueSignIn)
  enhancePasskeyButton('second-factor', continueSignIn)
  const factor = form()
  if (!factor) return
  enhanceForm(factor, { code: codeRule }, async ({ code = '' }) =>
    continueSignIn(await giveSecondFactor({ code, remember: isRemembered(factor) })),
  )
  const challenge = takeFactorHash()
  if (challenge !== null) askForFactor(factor, challenge)
}

import type { PasswordLink } from '#domain/user/security/password-api'
import {
  checkPasswordLink,
  disownSignIn,
  requestPasswordLink,
  setPassword,
} from '#stores/user/passwords'
import { continueSignIn } from './factor-form.ts'
import { emailRule, enhanceForm, passwordRule, setBusy, showError } from './form.ts'
import { enableShowPassword } from './show-password.ts'

type Step = 'ask' | 'disown' | 'sent' | 'set'

/** The page that sets a password by a one-time link, and sends such links. */
export const enhancePasswordLinkForms = () => {
  const ask = form('ask')
  const set = form('set')
  if (!ask || !set) return
  enhanceForm(ask, { email: emailRule }, async ({ email = '' }) => {
    await requestPasswordLink(email)
    setBusy(ask, false)
    showSent(email)
  })
  const disowned = takeToken('disown')
  if (disowned !== null) offerDisowning(ask, set, disowned)
  const token = takeToken('token')
  if (token !== null) void openLink(ask, set, token)
}

const part = (name: Step) => document.querySelector<HTMLElement>(`[data-password="${name}"]`)
const form = (name: 'ask' | 'disown' | 'set') =>
  document.querySelector<HTMLFormElement>(`form[data-password="${name}"]`)

const showStep = (step: Step) => {
  for (const name of ['ask', 'disown', 'sent', 'set'] as const) {
    const element = part(name)
    if (element) element.hidden = name !== step
  }
  const remembered = document.querySelector<HTMLElement>('[data-remembered]')
  if (remembered) remembered.hidden = step === 'set' || step === 'disown'
  part(step)?.querySelector<HTMLElement>('input:not([hidden]), h1')?.focus()
}

// The same for known and unknown addresses, so that it does not reveal who has an account.
const showSent = (email: string) => {
  const sent = document.querySelector('[data-sent]')
  if (sent)
    sent.textContent = `If ${email} belongs to an account, we have sent it a link. It works for 15 minutes.`
  showStep('sent')
}

// The address loses the token at once, so that it stays in no history.
const takeToken = (name: 'token' | 'disown') => {
  const url = new URL(location.href)
  const token = url.searchParams.get(name)
  url.searchParams.delete(name)
  if (token !== null) history.replaceState(null, '', url)
  return token
}

// Only a press uses the link up, so that a mail scanner that opens it signs nobody out.
const offerDisowning = (ask: HTMLFormElement, set: HTMLFormElement, token: string) => {
  const disown = form('disown')
  if (!disown) return
  enhanceForm(disown, {}, async () => openLink(ask, set, await disownSignIn(token)))
  showStep('disown')
}

const openLink = async (ask: HTMLFormElement, set: HTMLFormElement, token: string) => {
  const link = await checkPasswordLink(token).catch(() => ({ state: 'unknown' }) as const)
  if (link.state !== 'usable') return showError(ask, reasons[link.state])
  fillIn(set, link)
  enableShowPassword(set)
  enhanceForm(set, { password: passwordRule }, async ({ password = '' }) => {
    continueSignIn(await setPassword({ token, password }))
  })
  showStep('set')
}

const reasons = {
  used: 'This link has already been used. Enter your email address to get a new one.',
  expired: 'This link has expired. Enter your email address to get a new one.',
  unknown: 'This link does not work. Enter your email address to get a new one.',
} as const

type Usable = Extract<PasswordLink, { state: 'usable' }>

const fillIn = (set: HTMLFormElement, { kind, first_name, email }: Usable) => {
  if (kind === 'invitation') greet(set, first_name, email)
  const name = set.querySelector<HTMLInputElement>('input[name="email"]')
  if (name) name.value = email
}

const greet = (set: HTMLFormElement, firstName: string, email: string) => {
  const greeting = set.querySelector('[data-greeting]')
  if (greeting) greeting.textContent = `Welcome, ${firstName}`
  const lead = set.querySelector('[data-set-lead]')
  if (lead) lead.textContent = `Choose a password. You sign in with it and ${email}.`
}

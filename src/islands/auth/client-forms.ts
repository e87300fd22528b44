import { requestSignInLink, signInByLink } from '#stores/user/sign-in'
import { continueSignIn } from './factor-form.ts'
import { codeRule, emailRule, enhanceForm, setBusy, showError } from './form.ts'

/** Seconds before another message can be requested. */
const PAUSE = 30

export const enhanceClientForms = () => {
  const ask = form('ask')
  const code = form('code')
  const link = form('link')
  if (!ask || !code || !link) return
  enhanceForm(ask, { email: emailRule }, async ({ email = '' }) => {
    await requestSignInLink(email)
    setBusy(ask, false)
    askForCode(code, email)
  })
  enhanceForm(code, { code: codeRule }, async ({ email = '', code: digits = '' }) =>
    continueSignIn(await signInByLink({ email, code: digits })),
  )
  sendWhenComplete(code)
  onPress('again', () => void sendAgain(code))
  onPress('other', () => showStep('other'))
  followLink(link)
}

const form = (name: string) =>
  document.querySelector<HTMLFormElement>(`form[data-sign-in="${name}"]`)

const onPress = (name: string, press: () => void) =>
  document.querySelector(`[data-press="${name}"]`)?.addEventListener('click', press)

type Step = 'other' | 'code' | 'link'

const showStep = (step: Step) => {
  const main = document.querySelector('main')
  if (main) main.dataset.step = step
  const input = step === 'code' ? '#code' : '#email'
  document.querySelector<HTMLInputElement>(input)?.focus()
}

const askForCode = (code: HTMLFormElement, email: string) => {
  const input = code.querySelector<HTMLInputElement>('input[name="email"]')
  if (input) input.value = email
  const sent = document.querySelector('[data-sent]')
  if (sent) sent.textContent = sentText(email)
  showStep('code')
  pauseResend()
}

// The same for known and unknown addresses, so that it does not reveal who is a client.
const sentText = (email: string) =>
  `If ${email} has an account, we have sent it a link and a six-digit code. They work for 15 minutes.`

const sendWhenComplete = (code: HTMLFormElement) => {
  code.querySelector('input[name="code"]')?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && codeRule(target.value) === null) code.requestSubmit()
  })
}

const sendAgain = async (code: HTMLFormElement) => {
  const email = code.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''
  pauseResend()
  try {
    await requestSignInLink(email)
    showError(code, '')
  } catch {
    showError(code, 'We couldn’t send the message. Try again in a minute.')
  }
}

// A second message makes the first one's code useless, so the button pauses.
const pauseResend = () => {
  const button = document.querySelector<HTMLButtonElement>('[data-press="again"]')
  if (!button) return
  button.disabled = true
  setTimeout(() => {
    button.disabled = false
  }, PAUSE * 1000)
}

// The page sends the token itself, so that a mail scanner that opens the link does not use it up.
const followLink = (link: HTMLFormElement) => {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  enhanceForm(link, {}, () => signInWith(token ?? ''))
  if (token === null) return
  url.searchParams.delete('token')
  history.replaceState(null, '', url)
  showStep('link')
  link.requestSubmit()
}

const signInWith = async (token: string) => {
  try {
    continueSignIn(await signInByLink({ token }))
  } catch (error) {
    showStep('other')
    throw error
  }
}

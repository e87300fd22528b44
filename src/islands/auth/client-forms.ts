import { askLink, signInByLink } from '#stores/user/sign-in'
import { enter } from './enter.ts'
import { codeRule, emailRule, say, setBusy, takeOver } from './form.ts'

/** Seconds before the message may be asked for again. */
const PAUSE = 30

/** The clients' way in: an address, then the code of the message, or the message's link on its own. */
export const enhanceClientForms = () => {
  const ask = form('ask')
  const code = form('code')
  const link = form('link')
  if (!ask || !code || !link) return
  takeOver(ask, { email: emailRule }, async ({ email = '' }) => {
    await askLink(email)
    setBusy(ask, false)
    askForCode(code, email)
  })
  takeOver(code, { code: codeRule }, async ({ email = '', code: figures = '' }) =>
    enter(await signInByLink({ email, code: figures })),
  )
  sendWhenComplete(code)
  onPress('again', () => void sendAgain(code))
  onPress('other', () => show('other'))
  followLink(link)
}

const form = (name: string) =>
  document.querySelector<HTMLFormElement>(`form[data-sign-in="${name}"]`)

const onPress = (name: string, press: () => void) =>
  document.querySelector(`[data-press="${name}"]`)?.addEventListener('click', press)

type Step = 'other' | 'code' | 'link'

const show = (step: Step) => {
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
  show('code')
  rest()
}

// The same whether the address is known or not, so that nobody learns which are.
const sentText = (email: string) =>
  `If ${email} is known to us, a link and a six-figure code are on their way to it. They work for 15 minutes.`

const sendWhenComplete = (code: HTMLFormElement) => {
  code.querySelector('input[name="code"]')?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && codeRule(target.value) === null) code.requestSubmit()
  })
}

const sendAgain = async (code: HTMLFormElement) => {
  const email = code.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''
  rest()
  try {
    await askLink(email)
    say(code, '')
  } catch {
    say(code, 'The message could not be sent. Try again in a minute.')
  }
}

// Asking again at once would only bring a second message that makes the first one's code useless.
const rest = () => {
  const button = document.querySelector<HTMLButtonElement>('[data-press="again"]')
  if (!button) return
  button.disabled = true
  setTimeout(() => {
    button.disabled = false
  }, PAUSE * 1000)
}

// The link signs in by a request of the page, so that a scanner of messages that opens it does not use it up.
const followLink = (link: HTMLFormElement) => {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  takeOver(link, {}, () => signInWith(token ?? ''))
  if (token === null) return
  url.searchParams.delete('token')
  history.replaceState(null, '', url)
  show('link')
  link.requestSubmit()
}

const signInWith = async (token: string) => {
  try {
    enter(await signInByLink({ token }))
  } catch (error) {
    show('other')
    throw error
  }
}

import { signInText } from '#stores/user/sign-in'

type Rule = (value: string) => string | null

/** What a field must hold: the sentence that says what is missing, or null. */
export const emailRule: Rule = (value) =>
  /^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an email address, like name@example.com.'
export const passwordRule: Rule = (value) => (value === '' ? 'Enter your password.' : null)
export const codeRule: Rule = (value) =>
  /^\d{6}$/.test(value.trim()) ? null : 'Enter the six figures of the code.'

/**
 * Takes a form over from the browser: says beside each field what is wrong, sends it once, says that it is on
 * its way, and says what came back. Without this script the same form is posted to its own page.
 */
export const takeOver = (
  form: HTMLFormElement,
  rules: Readonly<Record<string, Rule>>,
  send: (values: Readonly<Record<string, string>>) => Promise<unknown>,
) => {
  form.noValidate = true
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true' || !isFilled(form, rules)) return
    void sendOnce(form, () => send(valuesOf(form)))
  })
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) showFault(target, null)
  })
}

const isFilled = (form: HTMLFormElement, rules: Readonly<Record<string, Rule>>) => {
  const wrong = inputsOf(form).filter((input) => {
    const fault = rules[input.name]?.(input.value) ?? null
    showFault(input, fault)
    return fault !== null
  })
  wrong[0]?.focus()
  return wrong.length === 0
}

const inputsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name]'),
]

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    inputsOf(form).map(({ name, value, type }) => [
      name,
      type === 'password' ? value : value.trim(),
    ]),
  )

const showFault = (input: HTMLInputElement, fault: string | null) => {
  const place = document.getElementById(`${input.id}-fault`)
  if (fault === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
  if (place) place.textContent = fault ?? ''
}

const sendOnce = async (form: HTMLFormElement, send: () => Promise<unknown>) => {
  setBusy(form, true)
  say(form, '')
  try {
    await send()
  } catch (error) {
    setBusy(form, false)
    say(form, signInText(error))
  }
}

/** Shows or ends that a form is on its way. */
export const setBusy = (form: HTMLFormElement, isBusy: boolean) => {
  form.ariaBusy = String(isBusy)
  const button = form.querySelector<HTMLButtonElement>('.btn.main')
  if (!button) return
  button.dataset.idle ??= button.textContent ?? ''
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? (button.dataset.busy ?? button.dataset.idle) : button.dataset.idle
}

/** Says what went wrong at the head of a form; nothing takes it away. */
export const say = (form: HTMLFormElement, words: string) => {
  const place = form.closest('main')?.querySelector('.faults')
  if (place) place.textContent = words
}

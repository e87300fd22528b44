import { signInText } from '#stores/user/sign-in'

type Rule = (value: string) => string | null

export const emailRule: Rule = (value) =>
  /^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an email address, like name@example.com.'
export const passwordRule: Rule = (value) => (value === '' ? 'Enter your password.' : null)
export const codeRule: Rule = (value) =>
  /^\d{6}$/.test(value.trim()) ? null : 'Enter the six-digit code.'

/**
 * Submits a form from the page: shows errors beside the fields, sends one request at a time and shows its
 * error. Without this script the browser posts the same form to its own page.
 */
export const enhanceForm = (
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
  const output = document.getElementById(`${input.id}-fault`)
  if (fault === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
  if (output) output.textContent = fault ?? ''
}

const sendOnce = async (form: HTMLFormElement, send: () => Promise<unknown>) => {
  setBusy(form, true)
  showError(form, '')
  try {
    await send()
  } catch (error) {
    setBusy(form, false)
    showError(form, signInText(error))
  }
}

/** Marks a form as being sent, or as ready again. */
export const setBusy = (form: HTMLFormElement, isBusy: boolean) => {
  form.ariaBusy = String(isBusy)
  const button = form.querySelector<HTMLButtonElement>('.btn.main')
  if (!button) return
  button.dataset.idle ??= button.textContent ?? ''
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? (button.dataset.busy ?? button.dataset.idle) : button.dataset.idle
}

export const showError = (form: HTMLFormElement, message: string) => {
  const output = form.closest('main')?.querySelector('.faults')
  if (output) output.textContent = message
}

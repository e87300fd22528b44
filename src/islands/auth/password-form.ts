import { signIn } from '#stores/user/sign-in'
import { enter } from './enter.ts'
import { emailRule, enhanceForm, passwordRule } from './form.ts'

export const enhancePasswordForm = () => {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-in="password"]')
  if (!form) return
  const rules = { email: emailRule, password: passwordRule }
  enhanceForm(form, rules, async ({ email = '', password = '' }) =>
    enter(await signIn({ email, password })),
  )
  enableShowPassword(form)
  startTyping(form)
}

// Not on a phone, where the keyboard would cover the page.
const startTyping = (form: HTMLFormElement) => {
  if (matchMedia('(pointer: fine)').matches) form.querySelector<HTMLInputElement>('#email')?.focus()
}

const enableShowPassword = (form: HTMLFormElement) => {
  const input = form.querySelector<HTMLInputElement>('input[type="password"]')
  const button = form.querySelector<HTMLButtonElement>('[data-show]')
  if (!input || !button) return
  button.hidden = false
  button.addEventListener('click', () => {
    const isVisible = input.type === 'text'
    input.type = isVisible ? 'password' : 'text'
    button.setAttribute('aria-pressed', String(!isVisible))
    button.querySelector('use')?.setAttribute('href', `/icons.svg#${isVisible ? 'eye' : 'eye-off'}`)
  })
  // Password managers recognise the field only while its type is password.
  form.addEventListener('submit', () => {
    input.type = 'password'
  })
}

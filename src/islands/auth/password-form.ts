import { signIn } from '#stores/user/sign-in'
import { continueSignIn, enhanceFactorForm } from './factor-form.ts'
import { emailRule, enhanceForm, passwordRule } from './form.ts'
import { enableShowPassword } from './show-password.ts'

export const enhancePasswordForm = () => {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-in="password"]')
  if (!form) return
  const rules = { email: emailRule, password: passwordRule }
  enhanceForm(form, rules, async ({ email = '', password = '' }) => {
    continueSignIn(await signIn({ email, password }))
  })
  enhanceFactorForm()
  enableShowPassword(form)
  startTyping(form)
}

// Not on a phone, where the keyboard would cover the page.
const startTyping = (form: HTMLFormElement) => {
  if (matchMedia('(pointer: fine)').matches) form.querySelector<HTMLInputElement>('#email')?.focus()
}

import { firm } from '#lib/firm'
import { signInByWindow, signInText } from '#stores/user/sign-in'
import { enter } from './enter.ts'
import { showError } from './form.ts'

export const offerSingleSignOn = () => {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-in="password"]')
  const { sso } = firm
  if (!form || sso === undefined) return
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn'
  button.textContent = 'Sign in with your work account'
  button.addEventListener('click', () => void signInBy(form, sso))
  form.insertAdjacentElement('beforeend', button)
}

const signInBy = async (form: HTMLFormElement, sso: string) => {
  showError(form, '')
  try {
    enter(await signInByWindow(sso))
  } catch (error) {
    showError(form, signInText(error))
  }
}

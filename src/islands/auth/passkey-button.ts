import type { SignInReply } from '#domain/user/session'
import { isExternal } from '#lib/firm'
import { signInText } from '#stores/user/sign-in'
import { showError } from './form.ts'

type As = 'first-factor' | 'second-factor'

const buttonOf = (as: As) => document.querySelector<HTMLButtonElement>(`[data-passkey="${as}"]`)

/** Whether this browser knows passkeys; those of a firm's own back end are not ours. */
const isPossible = () => typeof PublicKeyCredential === 'function' && !isExternal()

/** Signs in with a passkey when its button is pressed; without passkeys, the button goes. */
export const enhancePasskeyButton = (as: As, onReply: (reply: SignInReply) => void) => {
  const button = buttonOf(as)
  const form = button?.closest('form')
  if (!button || !form) return
  if (!isPossible()) return button.closest('[data-passkey-part]')?.remove()
  button.addEventListener('click', () => void press(button, form, as, onReply))
}

/** Whether a form says that this device is asked for no second factor for a while. */
export const isRemembered = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[name="remember"]')?.checked === true

const press = async (
  button: HTMLButtonElement,
  form: HTMLFormElement,
  as: As,
  onReply: (reply: SignInReply) => void,
) => {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  showError(form, '')
  try {
    const { signInByPasskey } = await import('#stores/user/passkeys')
    onReply(await signInByPasskey(as, isRemembered(form)))
  } catch (error) {
    showError(form, passkeyTextOf(error))
  } finally {
    button.ariaDisabled = 'false'
  }
}

/** What is shown when a passkey signs nobody in, or is not made. */
export const passkeyTextOf = (error: unknown) =>
  error instanceof Error && !('status' in error) ? error.message : signInText(error)

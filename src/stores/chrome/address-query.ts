import { atom } from 'nanostores'
import { safePath } from '#lib/page-address'
import { TOAST_PARAMETERS, toastIn } from '#lib/toast-query'
import { resettable } from './reset.ts'
import { parseAddress } from './route.ts'
import { addToast } from './toasts.ts'

/** The path of this host that the address names as the way back; null without one. */
export const $returnPath = resettable(atom<string | null>(null))

export const applyQuery = () => {
  const url = new URL(location.href)
  showToast(url)
  $returnPath.set(safePath(url.searchParams.get('return'), url.origin))
}

const showToast = (url: URL) => {
  const toast = toastIn(url.searchParams)
  if (toast === 'refused')
    console.warn('The toast in the address was refused: its text is not allowed.')
  else if (toast) addToast(toast)
  if (!TOAST_PARAMETERS.some((name) => url.searchParams.has(name))) return
  for (const name of TOAST_PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  parseAddress()
}

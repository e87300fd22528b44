import { atom } from 'nanostores'
import { safePath } from '#lib/page-address'
import { TOAST_PARAMETERS, toastIn } from '#lib/toast-query'
import { resettable } from './reset.ts'
import { parseAddress } from './route.ts'
import { addToast } from './toasts.ts'

/** Where the page in view was told to lead back to: a path of this host. */
export const $returnPath = resettable(atom<string | null>(null))

/** Reads what an address asks of every page: a toast, then the way back. Pages read the rest themselves. */
export const applyQuery = () => {
  const url = new URL(location.href)
  showToast(url)
  $returnPath.set(safePath(url.searchParams.get('return'), url.origin))
}

const showToast = (url: URL) => {
  const toast = toastIn(url.searchParams)
  if (toast === 'refused') console.warn('A toast that an address asked for was not shown.')
  else if (toast) addToast(toast)
  if (!TOAST_PARAMETERS.some((name) => url.searchParams.has(name))) return
  for (const name of TOAST_PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  parseAddress()
}

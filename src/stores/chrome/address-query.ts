import { atom } from 'nanostores'
import { safePath } from '#lib/page-address'
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

const TOAST_PARAMETERS = [
  'show_toast',
  'toast_severity',
  'toast_summary',
  'toast_detail',
  'toast_life',
] as const

const showToast = (url: URL) => {
  if (!TOAST_PARAMETERS.some((name) => url.searchParams.has(name))) return
  const query = new URLSearchParams(url.searchParams)
  void import('#lib/toast-query').then(({ toastIn }) => {
    const toast = toastIn(query)
    if (toast === 'refused')
      console.warn('The toast in the address was refused: its text is not allowed.')
    else if (toast) addToast(toast)
  })
  for (const name of TOAST_PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  parseAddress()
}

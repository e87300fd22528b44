import { go } from './navigate.ts'

/** Opens links to pages of this host without loading the document anew. */
export const followLinks = () => document.addEventListener('click', follow)

const follow = (event: MouseEvent) => {
  const [target] = event.composedPath()
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || event.defaultPrevented || !isPlain(event) || !isOfThisHost(link)) return
  event.preventDefault()
  go(link.href)
}

// With a key or another button the browser opens a tab or a window.
const isPlain = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || altKey || shiftKey)

const isOfThisHost = (link: HTMLAnchorElement) =>
  link.href !== '' &&
  link.origin === location.origin &&
  /^(_self)?$/.test(link.target) &&
  !link.hasAttribute('download')

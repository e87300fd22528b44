import { $reachable } from '#stores/connection'

const words = 'You are offline. What you see may be old, and nothing is saved until you are back.'

/** Says across the foot of the page that nothing gets through. */
export const showOffline = () => {
  $reachable.subscribe((isReachable) => {
    const element = document.getElementById('offline')
    if (element) element.textContent = isReachable ? '' : words
  })
}

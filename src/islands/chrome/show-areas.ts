import type { SignedInUser } from '#domain/user/user'
import { $audience } from '#stores/chrome/route'
import { $session } from '#stores/user/session'
import { adminHome, placesOf } from './areas.ts'

/**
 * Hides the places that the person may not open. The style sheet does it, by words on the root element that the
 * next page finds again before it paints: nothing in the rail ever moves.
 */
export const showAreas = () => {
  $session.listen((session) => {
    if (session === null) return forget()
    document.documentElement.dataset.areas = saveAreas(session.user)
    leadToAdmin()
  })
  document.addEventListener('astro:after-swap', leadToAdmin)
}

/** Remembers the places of somebody for the pages to come, and gives them. */
export const saveAreas = (user: SignedInUser) => {
  const areas = placesOf(user, $audience.get()).join(' ')
  localStorage.setItem('areas', areas)
  return areas
}

const forget = () => {
  delete document.documentElement.dataset.areas
  localStorage.removeItem('areas')
}

// The first page of the administration is not everybody's: each begins with one that they may open.
const leadToAdmin = () => {
  const user = $session.get()?.user
  if (!user || $audience.get() !== null) return
  for (const link of document.querySelectorAll('a[data-area="admin"]'))
    link.setAttribute('href', adminHome(user))
}

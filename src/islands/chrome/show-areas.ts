import type { SignedInUser } from '#domain/user/user'
import { $audience } from '#stores/chrome/route'
import { $session } from '#stores/user/session'
import { adminHome, navigationNamesOf } from './areas.ts'

/**
 * Hides navigation links that the user may not open. The style sheet does it by names on the root element, which
 * the next page restores before it paints, so nothing moves.
 */
export const showAreas = () => {
  $session.listen((session) => {
    if (session === null) return forget()
    document.documentElement.dataset.areas = saveAreas(session.user)
    leadToAdmin()
  })
  document.addEventListener('astro:after-swap', leadToAdmin)
}

/** Saves the names of a user's navigation links for the next pages, and returns them separated by spaces. */
export const saveAreas = (user: SignedInUser) => {
  const areas = navigationNamesOf(user, $audience.get()).join(' ')
  localStorage.setItem('areas', areas)
  return areas
}

const forget = () => {
  delete document.documentElement.dataset.areas
  localStorage.removeItem('areas')
}

// Not every user may open the first admin page.
const leadToAdmin = () => {
  const user = $session.get()?.user
  if (!user || $audience.get() !== null) return
  for (const link of document.querySelectorAll('a[data-area="admin"]'))
    link.setAttribute('href', adminHome(user))
}

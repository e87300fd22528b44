import type { SignedInUser } from '#domain/user'
import { $audience } from '#stores/route'
import { $session } from '#stores/session'
import { areasOf } from './areas.ts'

/**
 * Hides the areas that the person may not open. The style sheet does it, by a word on the root element that the
 * next page finds again before it paints: nothing in the rail ever moves.
 */
export const showAreas = () => {
  $session.listen((session) => {
    if (session === null) return forget()
    document.documentElement.dataset.areas = keepAreas(session.user)
  })
}

/** Remembers the areas of somebody for the pages to come, and gives them. */
export const keepAreas = (user: SignedInUser) => {
  const areas = areasOf(user, $audience.get()).join(' ')
  localStorage.setItem('areas', areas)
  return areas
}

const forget = () => {
  delete document.documentElement.dataset.areas
  localStorage.removeItem('areas')
}

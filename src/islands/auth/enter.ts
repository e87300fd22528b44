import type { SignedInUser } from '#domain/user/user'
import { saveAreas } from '#islands/chrome/show-areas.ts'
import { continueAfterSignIn, continueAtSecurity } from '#stores/user/sign-in'

/** Saves the user's areas, so that the next page paints its navigation at once, and leaves the sign-in page. */
export const enter = (user: SignedInUser) => {
  saveAreas(user)
  continueAfterSignIn(user.type)
}

/** The same, to the page where a second factor is set up. */
export const enterSecurity = (user: SignedInUser) => {
  saveAreas(user)
  continueAtSecurity(user.type)
}

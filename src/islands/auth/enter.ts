import type { SignedInUser } from '#domain/user/user'
import { saveAreas } from '#islands/chrome/show-areas.ts'
import { continueAfterSignIn } from '#stores/user/sign-in'

/** Saves the user's areas, so that the next page paints its navigation at once, and leaves the sign-in page. */
export const enter = (user: SignedInUser) => {
  saveAreas(user)
  continueAfterSignIn(user.type)
}

import type { SignedInUser } from '#domain/user/user'
import { saveAreas } from '#islands/chrome/show-areas.ts'
import { goOn } from '#stores/user/sign-in'

/** Leaves the sign-in page as somebody; the next page knows their areas before it paints. */
export const enter = (user: SignedInUser) => {
  saveAreas(user)
  goOn(user.type)
}

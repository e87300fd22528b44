import { watchBuilds } from '#lib/new-build'
import '#lib/router'

/** Begins what nobody needs before the first page is there. */
export const beginLater = () => {
  watchBuilds()
}

import { watchChunks, watchPages } from '#lib/navigation'
import { watchBuilds } from '#lib/new-build'
import { rewriteLinks } from '#lib/own-host'
import { watchLinks } from '#lib/page-ahead'
import { watchLeaving } from '#lib/reload-guard'
import { followDismissal, loadSession } from '#stores/user/session'
import { followPermissions } from '#stores/user/session-renewal'
import { applyQuery } from './address-query.ts'
import { followConnection } from './connection.ts'
import { followLoading } from './loading.ts'
import { followOutcomes } from './outcomes.ts'
import { followRoute } from './route.ts'

/** Starts everything that lives as long as the document. */
export const startApp = () => {
  watchLeaving()
  followOutcomes()
  followConnection()
  followDismissal()
  followPermissions()
  followLoading()
  followRoute()
  watchPages()
  rewriteLinks()
  watchLinks()
  watchChunks()
  watchBuilds()
  document.addEventListener('astro:page-load', applyQuery)
  void loadSession()
}

import { rewriteLinks } from '#lib/host-links'
import { watchChunks } from '#lib/missing-chunks'
import { watchBuilds } from '#lib/new-build'
import { connectAfter } from '#lib/realtime'
import { watchLeaving } from '#lib/reload-guard'
import { followLinks } from '#lib/soft-links'
import { followActivity } from '#stores/user/activity'
import { followDismissal, loadSession } from '#stores/user/session'
import { followPermissions } from '#stores/user/session-renewal'
import { applyQuery } from './address-query.ts'
import { followConnection } from './connection.ts'
import { followLoading } from './loading.ts'
import { followOutcomes } from './outcomes.ts'
import { followRoute } from './route.ts'
import { whenShown } from './when-shown.ts'

/** Starts everything that lives as long as the document. */
export const startApp = () => {
  watchLeaving()
  connectAfter(whenShown())
  followOutcomes()
  followConnection()
  followDismissal()
  followPermissions()
  followActivity()
  followLoading()
  followRoute()
  rewriteLinks()
  followLinks()
  watchChunks()
  watchBuilds()
  void whenShown().then(() => import('#lib/router'))
  document.addEventListener('astro:page-load', applyQuery)
  void loadSession()
}

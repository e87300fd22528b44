import { rewriteLinks } from '#lib/host-links'
import { watchChunks } from '#lib/missing-chunks'
import { watchBuilds } from '#lib/new-build'
import { connectAfter } from '#lib/realtime'
import { watchLeaving } from '#lib/reload-guard'
import { followLinks } from '#lib/soft-links'
import { followDismissal, loadSession } from '#stores/user/session'
import { followPermissions } from '#stores/user/session-renewal'
import { applyQuery } from './address-query.ts'
import { followConnection } from './connection.ts'
import { followLoading } from './loading.ts'
import { followOutcomes } from './outcomes.ts'
import { followRoute } from './route.ts'
import { whenShown } from './when-shown.ts'

export const startApp = () => {
  watchLeaving()
  connectAfter(whenShown())
  followOutcomes()
  followConnection()
  followDismissal()
  followPermissions()
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

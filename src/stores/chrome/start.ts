import { rewriteLinks } from '#lib/host-links'
import { connectAfter } from '#lib/realtime'
import { watchLeaving } from '#lib/reload-guard'
import { watchChunks } from '#lib/scripts/missing'
import { followLinks } from '#lib/soft-links'
import { followDismissal, loadSession } from '#stores/user/session'
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
  followLoading()
  followRoute()
  rewriteLinks()
  followLinks()
  watchChunks()
  void whenShown().then(() => import('#lib/router'))
  void loadSession()
}

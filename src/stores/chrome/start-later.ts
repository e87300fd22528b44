import { watchBuilds } from '#lib/new-build'
import { followActivity } from '#stores/user/activity'
import { followPermissions } from '#stores/user/session-renewal'
import { applyQuery } from './address-query.ts'
import { followVisits } from './recent.ts'

/** Starts what lives as long as the document, and what its first rows can do without. */
export const startLater = () => {
  applyQuery()
  document.addEventListener('astro:page-load', applyQuery)
  followVisits()
  followPermissions()
  followActivity()
  watchBuilds()
}

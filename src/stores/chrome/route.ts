import { atom } from 'nanostores'
import type { FirmConfig } from '#domain/firm'
import { firm } from '#lib/firm'
import { go } from '#lib/navigate'
import { currentLocation, type PageLocation } from '#lib/page-location'

export const $route = atom<PageLocation>(currentLocation())

export const $previousRoute = atom<PageLocation | null>(null)

export const $audience = atom<FirmConfig['audience']>(firm.audience)

/** The title of the page's record, where the route's title is not enough: '26-S-01187'. */
export const $crumb = atom<string | null>(null)

/** Updates `$route` from the address; called after the router or a page changed it. */
export const parseAddress = () => {
  const from = $route.get()
  const to = currentLocation()
  if (to.path !== from.path) {
    $previousRoute.set(from)
    $crumb.set(null)
  }
  if (to.path !== from.path || to.search !== from.search || to.hash !== from.hash) $route.set(to)
}

/**
 * Changes the query of the current page without loading anything: filters, tabs, sorting. `isStep` adds a
 * history entry, so that the back button undoes it.
 */
export const setSearch = (search: string, { isStep = false }: { isStep?: boolean } = {}) => {
  const address = `${location.pathname}${search}${location.hash}`
  if (isStep) return go(address)
  history.replaceState(history.state, '', address)
  parseAddress()
}

/** Follows the router and history. Islands of the old page never see the new address. */
export const followRoute = () => {
  document.addEventListener('astro:after-swap', () => queueMicrotask(parseAddress))
  addEventListener('popstate', parseAddress)
  addEventListener('hashchange', parseAddress)
}

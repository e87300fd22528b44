import { atom } from 'nanostores'
import type { FirmConfig } from '#domain/firm'
import { firm } from '#lib/firm'
import { go } from '#lib/go'
import { currentLocation, type PageLocation } from '#lib/page-location'

/** Where somebody is. It changes with every page and every change of the address. */
export const $route = atom<PageLocation>(currentLocation())

/** Where they came from, to go back to; null on the first page. */
export const $previousRoute = atom<PageLocation | null>(null)

/** The audience whose host this is; null where all pages live. */
export const $audience = atom<FirmConfig['audience']>(firm.audience)

/** What the page in view calls itself, where the route's title is not enough: '26-S-01187'. */
export const $crumb = atom<string | null>(null)

/** Reads the address anew; called after the router or a page changed it. */
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
 * Changes the query of the page in view without loading anything: filters, tabs, sorting. A step is one that
 * the back button takes back.
 */
export const setSearch = (search: string, { isStep = false }: { isStep?: boolean } = {}) => {
  const address = `${location.pathname}${search}${location.hash}`
  if (isStep) return go(address)
  history.replaceState(history.state, '', address)
  parseAddress()
}

/** Follows the router: after each swap the address is another. The islands of the old page never see it. */
export const followRoute = () => {
  document.addEventListener('astro:after-swap', () => queueMicrotask(parseAddress))
  addEventListener('popstate', parseAddress)
  addEventListener('hashchange', parseAddress)
}

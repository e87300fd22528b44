import { $returnPath } from '#stores/chrome/address-query'
import { $audience, $crumb, $previousRoute, $route } from '#stores/chrome/route'
import { nameOf, parentWithFilters, returnLink } from './return-link.ts'

const names = new Map<string, string>()

export const showReturnLink = () => {
  $crumb.subscribe((crumb) => {
    if (crumb !== null) names.set(location.pathname, crumb)
  })
  for (const $store of [$route, $returnPath]) $store.subscribe(draw)
  document.addEventListener('astro:page-load', draw)
}

const draw = () => {
  const ups = [...document.querySelectorAll<HTMLAnchorElement>('.crumbs a[data-up]')]
  const above = ups[0] ? new URL(ups[0].href).pathname : null
  const from = $previousRoute.get()
  if (above !== null) for (const up of ups) up.setAttribute('href', parentWithFilters(above, from))
  const link = document.querySelector('.crumbs [data-way-back]')
  const to = returnLink({ told: $returnPath.get(), from, here: $route.get(), above })
  if (!(link instanceof HTMLAnchorElement)) return
  link.hidden = to === null
  if (to === null) return
  link.setAttribute('href', to)
  const label = link.querySelector('span')
  if (label) label.textContent = `Back to ${nameOf(to, names, $audience.get())}`
}

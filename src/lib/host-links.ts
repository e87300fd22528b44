import { findRoute, withoutPrefix, withPrefix } from '#routes'
import { firm } from './firm.ts'

/**
 * The address of a page as seen from this host. An audience's host serves only its own pages, without their prefix;
 * all others are on the firm's main host, which is this one without its first label.
 */
export const ownAddress = (url: URL): URL => {
  const { audience } = firm
  const { pathname: path, search, hash, protocol, host } = url
  if (audience === null || path === '/403' || path === '/auth/login') return url
  if (findRoute(withPrefix(path, audience)) || !findRoute(path)) return url
  const short = withoutPrefix(path, audience)
  const main = `${protocol}//${host.slice(host.indexOf('.') + 1)}`
  return new URL(short + search + hash, short === path ? main : url)
}

export const rewriteLinks = () => {
  if (firm.audience === null) return
  for (const name of ['pointerover', 'pointerdown', 'focusin', 'click'])
    document.addEventListener(name, rewriteLink, { capture: true, passive: true })
}

const rewriteLink = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a') : null
  const url = link && URL.canParse(link.href) ? new URL(link.href) : null
  if (!link || url?.origin !== location.origin) return
  const own = ownAddress(url)
  if (own.href !== url.href) link.href = own.href
}

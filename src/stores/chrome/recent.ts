import { firm } from '#lib/firm'
import { $session } from '#stores/user/session'
import { onReset } from './reset.ts'
import { $crumb } from './route.ts'

export type Visit = { readonly title: string; readonly href: string }

const MAX_VISITS = 8

const storageKey = () => `recent:${firm.tenantId}:${$session.get()?.user.id ?? ''}`

/** The records last opened in this browser, newest first. */
export const recentVisits = (): readonly Visit[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisit) : []
  } catch {
    return []
  }
}

const isVisit = (it: unknown): it is Visit =>
  typeof it === 'object' &&
  it !== null &&
  typeof Reflect.get(it, 'title') === 'string' &&
  /^\/(?!\/)/.test(String(Reflect.get(it, 'href')))

/** Stores each record whose page sets `$crumb`; signing out forgets them. */
export const followVisits = () => {
  $crumb.subscribe((title) => {
    if (title === null || $session.get() === null) return
    const visit = { title, href: location.pathname }
    const others = recentVisits().filter(({ href }) => href !== visit.href)
    localStorage.setItem(storageKey(), JSON.stringify([visit, ...others].slice(0, MAX_VISITS)))
  })
}

onReset(() => {
  if (typeof localStorage !== 'undefined') localStorage.removeItem(storageKey())
})

type AskToLeave = () => Promise<boolean>
type Router = {
  navigate: (address: string, options?: { history?: 'push' | 'replace' }) => Promise<void>
}

/** The event that is dispatched when a navigation was cancelled. */
const STAY_EVENT = 'deedbox:stay'

const guards = new Set<AskToLeave>()
let watching: AbortController | null = null

/** Asks before the page is left by a link, by back and forward or by closing it; returns a function that stops. */
export const guardLeaving = (ask: AskToLeave) => {
  guards.add(ask)
  if (guards.size === 1) watch()
  return () => {
    guards.delete(ask)
    if (guards.size === 0) unwatch()
  }
}

const watch = () => {
  watching = new AbortController()
  const { signal } = watching
  position = currentPosition()
  globalThis.meetStep = meetStep
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
  // Registered last: a reload for a new build keeps drafts, and nobody is asked.
  document.addEventListener('astro:before-preparation', onNavigate, { signal })
  document.addEventListener('astro:after-swap', () => queueMicrotask(recordPosition), { signal })
}

const unwatch = () => {
  watching?.abort()
  globalThis.meetStep = undefined
}

const mayLeave = async () => {
  for (const ask of [...guards]) if (!(await ask())) return false
  guards.clear()
  unwatch()
  return true
}

// Tabs and filters of the same page keep the form.
const isSamePage = (one: { pathname: string }, other: { pathname: string }) =>
  one.pathname === other.pathname

const never = () => new Promise<void>(() => {})

/** Makes the router wait for the answer; a cancelled navigation is dropped by the next one. */
const onNavigate = (event: DocumentEventMap['astro:before-preparation']) => {
  const { from, to, navigationType } = event
  if (event.defaultPrevented || isSamePage(from, to)) return
  event.loader = never
  const history = navigationType === 'replace' ? 'replace' : 'push'
  void mayLeave().then((may) => {
    if (may) void goTo(to.href, history)
    else document.dispatchEvent(new Event(STAY_EVENT))
  })
}

const goTo = async (address: string, history: 'push' | 'replace') => {
  const { navigate }: Router = await import('astro:transitions/client')
  await navigate(address, { history })
}

type HistoryPosition = { readonly index: number; readonly pathname: string }
const currentPosition = (): HistoryPosition => ({
  index: Number(history.state?.index ?? 0),
  pathname: location.pathname,
})
let position: HistoryPosition = { index: 0, pathname: '' }
const recordPosition = () => {
  position = currentPosition()
}
let isComingBack = false

/** Handles back and forward: the address has changed already and is restored while the person is asked. */
const meetStep = (event: Event) => {
  if (!isComingBack && isSamePage(location, position)) return recordPosition()
  event.stopImmediatePropagation()
  if (isComingBack) {
    isComingBack = false
    return
  }
  const steps = currentPosition().index - position.index || -1
  isComingBack = true
  history.go(-steps)
  void mayLeave().then((may) => {
    if (may) history.go(steps)
  })
}

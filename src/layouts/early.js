// Runs before anything is painted: applies the user's preferences and sends the requests that the page needs
// first. The same script on all pages, so that the content security policy needs one hash.
;(() => {
  const root = document.documentElement
  const asked = document.currentScript.dataset
  const kept = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  for (const name of ['theme', 'density']) if (kept(name)) root.dataset[name] = kept(name)
  // One that a page before has loaded: text would move when it came late.
  const font = kept('heading-font')
  if (font) {
    const face = new FontFace('Newsreader', `url(${font})`, {
      weight: '400 500',
      display: 'optional',
    })
    document.fonts.add(face)
    face.load().catch(() => localStorage.removeItem('heading-font'))
  }
  // View transitions cost more time than the page itself, so pages are swapped without them.
  if (document.startViewTransition) document.startViewTransition = undefined
  // Runs before the router's listener, so that unsaved text can stop the navigation.
  addEventListener('popstate', (step) => globalThis.meetStep?.(step))
  const token = /(?:^|; )(?:__Host-)?auth_token=([^;]+)/.exec(document.cookie)?.[1]
  if (!token || !('user' in asked)) return
  if (kept('areas') !== null) root.dataset.areas = kept('areas')
  try {
    const { tenantId, apiDomain: api } = JSON.parse(document.getElementById('firm').textContent)
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${decodeURIComponent(token)}`,
      'X-Tenant': tenantId,
    }
    const ask = (address) => {
      const answer = fetch(address, { headers })
      answer.catch(() => {})
      return answer
    }
    const origin = !api || api.startsWith('/') ? '' : api.includes('://') ? api : `https://${api}`
    const { pathname, search } = location
    globalThis.deedbox = { user: ask(`${origin.replace(/\/$/, '')}/auth/user`) }
    if (!('payload' in asked)) return
    const answer = ask(`${pathname === '/' ? '' : pathname}/_payload.json${search}`)
    globalThis.deedbox.payload = { address: pathname + search, answer }
  } catch {
    // Not served by the worker: the stores send the requests themselves.
  }
})()

const helper = '\0vite/preload-helper.js'

// As Vite's own without its lists: says that a script is missing, so that the page can be loaded anew.
const bareHelper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`

/** Turns preload lists of dynamic imports off: most chunks are loaded already, and the lists enlarge every page. */
export const bareImports = () => {
  const api = { hasRun: false }
  const build = { modulePreload: { polyfill: false, resolveDependencies: () => [] } }
  return {
    name: 'deedbox-bare-imports',
    apply: 'build',
    enforce: 'pre',
    api,
    configEnvironment: (name) => {
      if (name === 'client') return { build }
    },
    load(id) {
      if (id !== helper || this.environment.name !== 'client') return null
      api.hasRun = true
      return bareHelper
    },
  }
}

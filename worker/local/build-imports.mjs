/**
 * A script that is fetched when it is wanted fetches its own imports. Most of them are there already by then;
 * lists of them, written where each is asked for, would weigh on every page.
 */
export const bareImports = () => {
  const api = { hasRun: false }
  const build = { modulePreload: { polyfill: false, resolveDependencies: () => [] } }
  return {
    name: 'deedbox-bare-imports',
    apply: 'build',
    api,
    configEnvironment: (name) => {
      if (name !== 'client') return undefined
      api.hasRun = true
      return { build }
    },
  }
}

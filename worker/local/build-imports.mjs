/** Turns preload lists of dynamic imports off: most chunks are loaded already, and the lists enlarge every page. */
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

/**
 * A script that is fetched when it is wanted fetches its own imports. Most of them are there already by then;
 * lists of them, written where each is asked for, would weigh on every page.
 */
export const bareImports = () => ({
  name: 'deedbox-bare-imports',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } } }
      : undefined,
})

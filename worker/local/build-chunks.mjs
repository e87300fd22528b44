/** Shared chunks with their entry modules; a module is in the last chunk that imports it. */
const shared = [
  {
    name: 'list',
    roots: [
      '/src/islands/lists/ListPage.tsx',
      '/src/components/Marks.tsx',
      '/src/components/Tabs.tsx',
    ],
  },
  {
    name: 'staff',
    roots: [
      '/src/islands/chrome/Tools.tsx',
      '/src/islands/chrome/Person.tsx',
      '/src/stores/user/permissions.ts',
    ],
  },
  {
    name: 'ground',
    roots: [
      '/src/islands/chrome/begin.ts',
      '/@nanostores/react/index.js',
      '/dist/transitions/router.js',
    ],
  },
]

/** The modules that the sign-in page shares with other pages. */
const door = { name: 'door', roots: ['/src/islands/auth/begin.ts'] }

/** Packages that load only with the few pages that use them. */
const ownWay = /\/node_modules\/(zod|react-dom)\//

/** Bundles what every page loads into a few files, which compress better than many; the rest is split by page. */
export const fewChunks = () => {
  let members = new Map()
  const api = { hasRun: false }
  const output = { codeSplitting: { groups: [{ name: (id) => members.get(id) ?? null }] } }
  return {
    name: 'deedbox-few-chunks',
    apply: 'build',
    api,
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output } } } : undefined,
    buildEnd() {
      if (this.environment.name !== 'client') return
      members = membersOf(this)
      api.hasRun = true
    },
  }
}

/** Returns the chunk of each shared module; throws when an entry module is missing. */
export const membersOf = (graph, groups = shared, first = door) => {
  const found = groups.map(({ name, roots }) => [name, imported(graph, roots)])
  const all = new Set(found.flatMap(([, ids]) => [...ids]))
  found.push([first.name, imported(graph, first.roots).intersection(all)])
  return new Map(found.flatMap(([name, ids]) => [...ids].map((id) => [id, name])))
}

const imported = (graph, roots) => {
  const found = new Set()
  const waiting = roots.map((root) => moduleAt(graph, root))
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id) || ownWay.test(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const moduleAt = (graph, root) => {
  const id = [...graph.getModuleIds()].find((it) => it.endsWith(root))
  if (id) return id
  throw new Error(`No page loads ${root}: name another module in build-chunks.mjs.`)
}

const doors = ['/src/islands/auth/begin.ts']
const pages = [
  '/src/islands/chrome/begin.ts',
  '/@nanostores/react/index.js',
  '/dist/transitions/router.js',
]
const staff = [
  '/src/islands/chrome/Tools.tsx',
  '/src/islands/chrome/Person.tsx',
  '/src/stores/user/permissions.ts',
]
const lists = [
  '/src/islands/lists/ListPage.tsx',
  '/src/components/Marks.tsx',
  '/src/components/Tabs.tsx',
]

/** Schemas reach the browser with the few forms that read them, whoever else names them. */
const ownWay = /\/node_modules\/(zod|react-dom)\//

/**
 * What every page loads, as a few files: one is squeezed better than forty, and is asked for once. The rest of the
 * product is split by page.
 */
export const fewChunks = () => {
  let members = new Map()
  const output = { codeSplitting: { groups: [{ name: (id) => members.get(id) ?? null }] } }
  return {
    name: 'deedbox-few-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output } } } : undefined,
    buildEnd() {
      if (this.environment.name === 'client') members = membersOf(this)
    },
  }
}

/** Each module under the name of the first group that has it. */
const membersOf = (graph) => {
  const [door, page, staffPage, list] = [doors, pages, staff, lists].map((it) =>
    imported(graph, it),
  )
  return new Map([
    ...named('list', list),
    ...named('staff', staffPage),
    ...named('ground', page),
    // What pages after the sign-in need as well.
    ...named('door', door.intersection(page.union(staffPage).union(list))),
  ])
}

const named = (name, ids) => [...ids].map((id) => [id, name])

/** All that these modules import, and they themselves. */
const imported = (graph, roots) => {
  const found = new Set()
  const waiting = [...graph.getModuleIds()].filter((id) => roots.some((it) => id.endsWith(it)))
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id) || ownWay.test(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

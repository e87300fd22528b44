/**
 * The shared chunks. Each has the modules named here and all that they import, as far as `of` fits; a module of
 * several chunks is in the last of them. A chunk may import from those that follow it.
 */
const plan = {
  groups: [
    {
      name: 'tools',
      of: /\/src\/(islands\/((chrome|lists)\/|cover\/AwayMark)|components\/list\/|stores\/((chrome|list|notice)\/|user\/away\.)|domain\/user\/cover\/(api|away-text)\.|domain\/list\/(saved-view-api|bulk|date-range)\.)/,
      roots: [
        '/src/islands/chrome/mount-tools.tsx',
        '/src/islands/lists/ListPageViews.tsx',
        '/src/islands/lists/ListPageLine.tsx',
        '/src/islands/lists/ListPageFoot.tsx',
        '/src/islands/lists/NoMatches.tsx',
        '/src/components/list/ListFilters.tsx',
        '/src/components/list/RowKeys.tsx',
        '/src/domain/list/bulk.ts',
        '/src/domain/list/date-range.ts',
        '/src/stores/notice/notices.ts',
        '/src/islands/cover/AwayMark.tsx',
      ],
    },
    {
      name: 'case-tools',
      of: /\/src\/(domain\/conveyance\/(acts|access|bulk)|islands\/conveyances\/list\/conveyance-list|stores\/user\/person-choices)\./,
      roots: ['/src/islands/conveyances/list/conveyance-list.ts'],
    },
    {
      name: 'later',
      roots: [
        '/src/islands/chrome/begin-later.ts',
        '/src/lib/realtime-connection.ts',
        '/src/lib/router.ts',
        '/src/stores/notice/following.ts',
        '/src/lib/request/request.ts',
      ],
    },
    {
      name: 'overlay',
      of: /\/src\/(components\/(overlay\/|form\/options-of)|stores\/record\/saving|domain\/(document\/group|act|refusal|user\/acting-person)\.)/,
      roots: [
        '/src/components/overlay/Dialog.tsx',
        '/src/components/overlay/Popover.tsx',
        '/src/components/overlay/RowMenu.tsx',
        '/src/components/overlay/keys.ts',
        '/src/components/form/options-of.ts',
        '/src/stores/record/saving.ts',
        '/src/domain/document/group.ts',
        '/src/domain/act.ts',
        '/src/domain/refusal.ts',
        '/src/domain/user/acting-person.ts',
      ],
    },
    {
      name: 'cases',
      of: /\/src\/(domain\/(agent\/choice|conveyance\/(api|labels)|matter-names)|stores\/(conveyance\/conveyances|list\/choices)|islands\/conveyances\/holder-marks)\.tsx?$/,
      roots: [
        '/src/domain/conveyance/api.ts',
        '/src/domain/conveyance/labels.ts',
        '/src/domain/matter-names.ts',
        '/src/stores/conveyance/conveyances.ts',
        '/src/stores/list/choices.ts',
        '/src/islands/conveyances/holder-marks.tsx',
      ],
    },
    {
      name: 'quotes',
      of: /\/src\/(domain\/quote\/(case\/api|figures\/rows-labels)|islands\/quotes\/lists\/quote-columns|stores\/quote\/case\/quote-cases)\.tsx?$/,
      roots: [
        '/src/islands/quotes/lists/quote-columns.tsx',
        '/src/stores/quote/case/quote-cases.ts',
      ],
    },
    {
      name: 'list',
      roots: [
        '/src/domain/broadcast.ts',
        '/src/domain/entries.ts',
        '/src/domain/event-api.ts',
        '/src/lib/prefetched-pages.ts',
        '/src/islands/cover/PersonName.tsx',
        '/src/islands/sample/SampleMark.tsx',
        '/src/islands/lists/ListPage.tsx',
        '/src/components/Marks.tsx',
        '/src/components/Tabs.tsx',
        '/src/islands/chrome/HeadAct.tsx',
        '/src/islands/chrome/use-can.ts',
        '/src/stores/user/permissions.ts',
        '/src/stores/list/address.ts',
        '/src/stores/list/following.ts',
        '/src/stores/list/paged.ts',
        '/node_modules/react-dom/client.js',
        '/node_modules/react-dom/index.js',
        '/src/lib/island.ts',
      ],
    },
  ],
  /** What begins on every page. */
  base: { name: 'base', roots: ['/src/islands/chrome/begin.ts'] },
  signIn: ['/src/islands/auth/begin.ts'],
}

/** Schemas reach the browser with the few forms that read them, and the list of permissions with one page. */
const ownWay = /\/node_modules\/zod\b|\/domain\/permission-names\.ts$/

/** What many pages load, as a few files: one is squeezed better than forty, and is asked for once. */
export const fewChunks = () => {
  let members = new Map()
  const api = { hasRun: false }
  const output = {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => members.get(id) ?? null }],
    },
  }
  return {
    name: 'deedbox-few-chunks',
    apply: 'build',
    api,
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output } } } : undefined,
    // A file that begins a page may also give its modules to others.
    options(input) {
      if (this.environment?.name === 'client') input.preserveEntrySignatures = 'allow-extension'
    },
    buildEnd() {
      if (this.environment.name !== 'client') return
      members = membersOf(this)
      api.hasRun = true
    },
  }
}

/** The chunk of each module that is shared; throws when a chunk begins with a module that is not there. */
export const membersOf = (graph, { groups, base, signIn } = plan) => {
  const chunks = groups.map(({ name, roots, of = /./ }) => [
    name,
    new Set([...imported(graph, roots)].filter((id) => of.test(id))),
  ])
  const elsewhere = new Set(chunks.flatMap(([, ids]) => [...ids]))
  const begun = imported(graph, base.roots)
  const known = imported(graph, signIn)
  const common = begun.union(elsewhere.intersection(known))
  chunks.push([base.name, common])
  return new Map(chunks.flatMap(([name, ids]) => [...ids].map((id) => [id, name])))
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
  throw new Error(`No page loads ${root}: name another module in build/chunks.mjs.`)
}

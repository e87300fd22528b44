import { useState } from 'react'
import ListViews from '#components/list/ListViews.tsx'
import type { SavedViewDetail } from '#domain/list/saved-view'

export const about = {
  heading: 'Views of a list',
  words: 'saved views tabs counts shared own rename delete',
}

const place = { path: '', search: '?view=stuck', names: ['view', 'matter_type'] }
const built = [
  { key: 'all', label: 'All' },
  { key: 'stuck', label: 'Stuck 5 days', hurts: true },
]
const owner = { id: '1', name: 'Eleanor Shaw' }

/** Built-in views, then saved ones; those who may change a view find its menu beside it. */
export default function Views() {
  const [saved, setSaved] = useState<readonly SavedViewDetail[]>([
    viewOf('Sales', 'matter_type=sale', false),
  ])
  const put = (view: SavedViewDetail, change: Partial<SavedViewDetail>) =>
    setSaved(saved.map((it) => (it.id === view.id ? { ...it, ...change } : it)))
  return (
    <div className="view-row">
      <ListViews
        place={place}
        built={built}
        counts={{ all: 47, stuck: 6 }}
        saved={saved}
        mayChange={() => true}
        follow={() => {}}
        onSave={async (name, shared) => setSaved([...saved, viewOf(name, '', shared)])}
        acts={{
          rename: async (view, name) => put(view, { name }),
          share: async (view, shared) => put(view, { shared }),
          update: async (view) => put(view, { search: 'view=stuck' }),
          putFirst: async (view) => setSaved([view, ...saved.filter((it) => it !== view)]),
          remove: async (view) => setSaved(saved.filter((it) => it !== view)),
        }}
      />
    </div>
  )
}

function viewOf(name: string, search: string, shared: boolean): SavedViewDetail {
  const kept = { list: 'conveyances', owner, position: 1, version: 1, capped: false } as const
  return { ...kept, id: name, name, search, shared, count: 12 }
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { $route, setSearch } from '#stores/chrome/route'
import { KitPart } from './KitPart.tsx'
import { KitStage } from './KitStage.tsx'
import { fetchParts, type Part } from './kit-parts.ts'

export default function KitShow() {
  const query = new URLSearchParams(useStore($route).search)
  const search = (query.get('find') ?? '').trim().toLowerCase()
  const [parts, setParts] = useState<readonly Part[] | null>(null)
  useEffect(() => void fetchParts().then(setParts), [])

  const choose = (name: string, value: string) => {
    if (value === '') query.delete(name)
    else query.set(name, value)
    setSearch(query.size > 0 ? `?${query}` : '')
  }
  const found = parts?.filter((it) => `${it.heading} ${it.words}`.toLowerCase().includes(search))
  return (
    <>
      <header className="list-head">
        <h1 className="h1">UI Kit</h1>
        <p className="mute">Every component, in every state.</p>
        <input
          className="input filter-words end"
          type="search"
          aria-label="Find a component"
          placeholder="Find a component"
          defaultValue={search}
          onChange={(event) => choose('find', event.target.value)}
        />
      </header>
      <KitStage asked={query} choose={choose} />
      {found?.length === 0 && <Empty title="No components found" />}
      {found === undefined && <Skeleton rows={12} />}
      <div className="kit">
        {found?.map((part) => (
          <KitPart key={part.name} part={part} />
        ))}
      </div>
    </>
  )
}

import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { createPack } from '#stores/sale-ready-pack/pack'
import { fetchPackQuote } from '#stores/sale-ready-pack/quotes'
import { blankPack, entryOf, NewPackForm, newPackFields, valuesOfQuote } from './new-pack-form.ts'

const ImportPack = lazy(() => import('./ImportPack.tsx'))

const quoteOf = (search: string) => new URLSearchParams(search).get('quote')

/** Starts a sale-ready pack: from a quote, from an address, or from data that somebody has sent. */
export default function NewPack() {
  const asked = quoteOf(useStore($route).search)
  const [fill, setFill] = useState<Values>()
  const [isImport, setImport] = useState(false)
  const choose = async (id: string) => {
    if (id === '') return
    const quote = await fetchPackQuote(id)
    setFill(valuesOfQuote(quote))
  }
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create a Sale-Ready Pack</h1>
        <p className="mute">
          The sellers get a question a page, in plain words. You add what only we can find out.
        </p>
      </header>
      <div className="pack-new">
        <SchemaForm
          of="new-pack"
          schema={NewPackForm}
          fields={newPackFields((id) => void choose(id))}
          start={{ ...blankPack, quote_case_id: asked ?? '' }}
          fill={fill}
          submit="Start the pack"
          onSubmit={async (form, key) => {
            const { pack } = await createPack(entryOf(form), key)
            go(href('quotes-sale-ready-pack-id', { id: pack.id }))
          }}
        />
        {isImport ? (
          <Suspense fallback={<Skeleton rows={3} />}>
            <ImportPack />
          </Suspense>
        ) : (
          <p>
            Has the agent sent property data?{' '}
            <button type="button" className="link" onClick={() => setImport(true)}>
              Import a file of the Property Data Trust Framework
            </button>
          </p>
        )}
      </div>
    </>
  )
}

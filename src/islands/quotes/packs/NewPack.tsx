import { useStore } from '@nanostores/react'
import { lazy, Suspense, use, useEffect, useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { NotYours, useReasonAgainst } from '#islands/access/NotYours.tsx'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { createPack } from '#stores/sale-ready-pack/pack'
import { fetchPackCase, fetchPackQuote } from '#stores/sale-ready-pack/quotes'
import {
  blankPack,
  entryOf,
  NewPackForm,
  newPackFields,
  packFieldsOfCase,
  valuesOfCase,
  valuesOfQuote,
} from './new-pack-form.ts'

// What follows the sellers would move if they came later than the form.
const sellerRows = import('#components/form/FormRows.tsx')
const ImportPack = lazy(() => import('./ImportPack.tsx'))

/** Starts a sale-ready pack: from a quote, from an address, or from data that somebody has sent. */
export default function NewPack() {
  const why = useReasonAgainst(['sale-ready-packs.create'])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create a Sale-Ready Pack</h1>
        <p className="mute">
          The sellers get a question a page, in plain words. You add what only we can find out.
        </p>
      </header>
      {why === undefined ? <Ways /> : <NotYours why={why} />}
    </>
  )
}

const Ways = () => (
  <div className="pack-new">
    <Suspense fallback={<Skeleton rows={10} />}>
      <TypedPack />
      <ImportedPack />
    </Suspense>
  </div>
)

const TypedPack = () => {
  use(sellerRows)
  const [fill, setFill] = useState<Values>()
  const caseId = new URLSearchParams(useStore($route).search).get('conveyance')
  useEffect(() => {
    if (caseId !== null) void fetchPackCase(caseId).then((it) => setFill(valuesOfCase(it)))
  }, [caseId])
  const choose = async (id: string) => {
    if (id !== '') setFill(valuesOfQuote(await fetchPackQuote(id)))
  }
  return (
    <SchemaForm
      of={`new-pack ${caseId ?? ''}`}
      schema={NewPackForm}
      fields={caseId === null ? newPackFields((id) => void choose(id)) : packFieldsOfCase}
      start={blankPack}
      fill={fill}
      submit="Start the pack"
      onSubmit={async (form, key) => {
        const { pack } = await createPack(entryOf(form, caseId), key)
        go(href('quotes-sale-ready-pack-id', { id: pack.id }))
      }}
    />
  )
}

const ImportedPack = () => {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton rows={3} />}>
        <ImportPack />
      </Suspense>
    )
  return (
    <p>
      Has the agent sent property data?{' '}
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Import a file of the Property Data Trust Framework
      </button>
    </p>
  )
}

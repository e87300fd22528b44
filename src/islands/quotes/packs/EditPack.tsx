import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { packActs } from '#domain/sale-ready-pack/acts'
import { packTitle } from '#domain/sale-ready-pack/change'
import { packSectionLabels, packSections } from '#domain/sale-ready-pack/items/item'
import { standingOf } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { href } from '#routes'
import { $crumb } from '#stores/chrome/route'
import { $pack, changePack } from '#stores/sale-ready-pack/pack'
import { EditItem } from './EditItem.tsx'
import { detailsOf, PackForm, packFields } from './new-pack-form.ts'

/** The answers of a pack, each with where it comes from; after a release each change is an addendum. */
export default function EditPack() {
  return (
    <Loaded
      from={useStore($pack)}
      skeleton={<Skeleton rows={16} />}
      retry={() => $pack.revalidate()}
    >
      {(view) => <LoadedEdit view={view} />}
    </Loaded>
  )
}

const LoadedEdit = ({ view: { pack } }: { view: PackView }) => {
  const title = packTitle(pack)
  const mayEdit = packActs({ ...pack, transaction: null }, useActingPerson(), today()).edit === true
  useEffect(() => $crumb.set(title), [title])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Edit {title}</h1>
        <p className="mute">
          {pack.releases.length > 0
            ? 'Somebody has this pack: each change makes an addendum, and they are told.'
            : 'Say for each answer where it comes from.'}
        </p>
        <span className="end">
          <a className="btn" href={href('quotes-sale-ready-pack-id', { id: pack.id })}>
            Back to the pack
          </a>
        </span>
      </header>
      <Details pack={pack} mayEdit={mayEdit} />
      <Sections pack={pack} mayEdit={mayEdit} />
    </>
  )
}

type PartProps = { pack: PackView['pack']; mayEdit: boolean }

const Details = ({ pack, mayEdit }: PartProps) => (
  <details className="pack-details">
    <summary>Property and sellers</summary>
    <SchemaForm
      of={`details ${pack.id}`}
      schema={PackForm}
      fields={packFields}
      start={startOf(pack)}
      version={pack.version}
      submit="Save"
      isFixed={!mayEdit}
      onSubmit={(form, key, version) => changePack({ id: pack.id, version }, detailsOf(form), key)}
    />
  </details>
)

const Sections = ({ pack, mayEdit }: PartProps) => {
  const standing = Map.groupBy(standingOf(pack, today()), ({ item }) => item.section)
  return packSections.map((section) => {
    const items = standing.get(section) ?? []
    return items.length === 0 ? null : (
      <section key={section} className="pack-section" aria-labelledby={`pack-${section}`}>
        <h2 id={`pack-${section}`}>{packSectionLabels[section]}</h2>
        <ul>
          {items.map((it) => (
            <EditItem key={it.item.key} pack={pack} of={it} mayEdit={mayEdit} />
          ))}
        </ul>
      </section>
    )
  })
}

const startOf = ({ facts, sellers }: PackView['pack']) => ({
  ...facts,
  tenure: facts.tenure ?? '',
  sellers: sellers.map(({ name, email }) => ({ name, email: email ?? '' })),
})

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { SharedPack } from '#domain/sale-ready-pack/view'
import { saveFile } from '#islands/lists/save-file.ts'
import { dayOf, plainDate, shortInstant } from '#lib/format'
import { $route } from '#stores/chrome/route'
import { $sharedPack, fetchSharedData, fetchSharedPdf } from '#stores/sale-ready-pack/by-link'
import { SharedItems } from './SharedItems.tsx'

/** A pack for whoever got its link: no account is needed. */
export default function SharedPackPage() {
  const link = new URLSearchParams(useStore($route).search).get('link')
  const from = useStore($sharedPack)
  if (link === null)
    return (
      <Empty title="This page opens with a link">
        <p>Open the link in the message that brought it.</p>
      </Empty>
    )
  if (from.error !== undefined && from.data === undefined && !from.loading)
    return (
      <Empty title="This pack does not open">
        <p>{messageOf(from.error)}</p>
      </Empty>
    )
  return (
    <Loaded from={from} skeleton={<Skeleton rows={12} />} retry={() => $sharedPack.revalidate()}>
      {(pack) => <Shared pack={pack} />}
    </Loaded>
  )
}

const Shared = ({ pack }: { pack: SharedPack }) => (
  <article className="portal shared-pack">
    <p className="client-kind">Sale-ready pack from {pack.firm}</p>
    <h1 className="client-hello">{pack.address}</h1>
    <p className="client-text">
      For {pack.for_name}, released {plainDate(dayOf(pack.released_at))}. Sold by{' '}
      {pack.sellers.join(' and ')}
      {pack.tenure && `, ${pack.tenure}`}. This link works until {plainDate(pack.last_day)}.
    </p>
    {pack.consents.map(({ name, at, is_current }) => (
      <p key={name} className="mute">
        {name} confirmed the answers and agreed to share them on {plainDate(dayOf(at))}
        {!is_current && ', before the changes below'}.
      </p>
    ))}
    <Downloads pack={pack} />
    {pack.addenda.length > 0 && (
      <section className="offer-part">
        <h2>What has changed since you got it</h2>
        {pack.addenda.map(({ number, at, changes }) => (
          <section key={number}>
            <h3>
              Addendum {number}, {shortInstant(at)}
            </h3>
            {changes.map(({ item, before, after }) => (
              <p key={item}>
                <b>{item}</b>: {before} → {after}
              </p>
            ))}
          </section>
        ))}
      </section>
    )}
    <SharedItems items={pack.items} />
    <p className="mute">
      Questions? Call {pack.firm} on {pack.phone}.
    </p>
  </article>
)

const Downloads = ({ pack }: { pack: SharedPack }) => {
  const [fault, setFault] = useState<string | null>(null)
  const save = async (make: () => Promise<void>) => {
    setFault(null)
    await make().catch((error: unknown) => setFault(messageOf(error)))
  }
  return (
    <p className="shared-acts">
      <button
        type="button"
        className="btn main big"
        onClick={() =>
          void save(async () =>
            saveFile(`${pack.address}.pdf`, await fetchSharedPdf(), 'application/pdf'),
          )
        }
      >
        Download everything as one PDF
      </button>
      <button
        type="button"
        className="btn big"
        onClick={() =>
          void save(async () => saveFile(`${pack.address}.json`, await fetchSharedData()))
        }
      >
        Download the data
      </button>
      {fault && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </p>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { DetailFrame } from '#components/DetailFrame.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { packActs } from '#domain/sale-ready-pack/acts'
import { packTitle } from '#domain/sale-ready-pack/change'
import { packSentences } from '#domain/sale-ready-pack/sentence'
import { scoreOf, standingOf } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate, today } from '#lib/format'
import { $crumb } from '#stores/chrome/route'
import { $pack } from '#stores/sale-ready-pack/pack'
import { PackActs } from './PackActs.tsx'
import { PackSide } from './PackSide.tsx'
import { PackTable } from './PackTable.tsx'
import { PackStatusMark } from './pack-columns.tsx'

/** One seller's pack by section, with what is missing or out of date. */
export default function PackPage() {
  return (
    <Loaded
      from={useStore($pack)}
      skeleton={<Skeleton rows={16} />}
      retry={() => $pack.revalidate()}
    >
      {(view) => <LoadedPack view={view} />}
    </Loaded>
  )
}

const tenures = { freehold: 'Freehold', leasehold: 'Leasehold' } as const

const LoadedPack = ({ view }: { view: PackView }) => {
  const title = packTitle(view.pack)
  const pack = { ...view.pack, transaction: null }
  const standing = standingOf(pack, today())
  const why = reasonAgainst(packActs(pack, useActingPerson(), today()).edit)
  useEffect(() => $crumb.set(title), [title])
  return (
    <DetailFrame
      ids={<Ids pack={view.pack} />}
      title={title}
      facts={factsOf(view, scoreOf(standing))}
      standing={<p>{packSentences(pack, today()).join(' ')}</p>}
      acts={<PackActs view={view} />}
      side={<PackSide view={view} standing={standing} />}
    >
      <PackTable view={view} standing={standing} why={why} />
    </DetailFrame>
  )
}

type PackProps = { pack: PackView['pack'] }

const Ids = ({ pack }: PackProps) => (
  <>
    <PackStatusMark status={pack.status} />
    {pack.facts.tenure && <span>{tenures[pack.facts.tenure]}</span>}
    {pack.agency && <span>{pack.agency}</span>}
    <span>Started {shortDate(dayOf(pack.requested_at))}</span>
  </>
)

const factsOf = ({ pack, of }: PackView, score: number) => [
  { name: 'Sellers', value: pack.sellers.map(({ name }) => name).join(' and ') },
  { name: 'Belongs to', value: of && <a href={of.href}>{of.label}</a> },
  { name: 'Complete', value: `${score}%` },
]

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Cover, CoverDetail } from '#domain/user/cover/cover'
import { runAct } from '#islands/admin/run-act.ts'
import { date } from '#lib/format'
import { $covers, endCover } from '#stores/user/covers'
import { CoverForm } from './CoverForm.tsx'

type Props = {
  /** The person whose cover it is: 'you', or a name. */
  whose: string
  canChange: boolean
}

/** When somebody is away and who covers for them, and for whom they cover. */
export default function Covers(props: Props) {
  const fetcherValue = useStore($covers)
  return (
    <Loaded from={fetcherValue} skeleton={<Skeleton rows={6} />} retry={() => $covers.revalidate()}>
      {(detail) => <LoadedCovers {...props} detail={detail} />}
    </Loaded>
  )
}

const LoadedCovers = ({ whose, canChange, detail }: Props & { detail: CoverDetail }) => (
  <div className="covers">
    <section className="sec">
      <header>
        <h2>Away</h2>
      </header>
      {detail.own.length === 0 && <p className="mute">No cover is set.</p>}
      {detail.own.map((cover) => (
        <OwnCover key={cover.id} cover={cover} canChange={canChange} />
      ))}
      {detail.for_others.map(({ id, person, ...days }) => (
        <p key={id}>
          Covering for {person.name}, {daysText(days)}.
        </p>
      ))}
    </section>
    {canChange && <CoverForm whose={whose} colleagues={detail.colleagues} />}
  </div>
)

const daysText = ({ from, until }: Pick<Cover, 'from' | 'until'>) =>
  from === until ? date(from) : `${date(from)} to ${date(until)}`

const OwnCover = ({ cover: it, canChange }: { cover: Cover; canChange: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const end = () => {
    setOpen(false)
    void runAct(() => endCover(it.id), 'Cover ended')
  }
  return (
    <div className="row between">
      <span>
        {daysText(it)}, covered by <b className="med">{it.cover.name}</b>
      </span>
      {canChange && (
        <button type="button" className="btn small" onClick={() => setOpen(true)}>
          End cover
        </button>
      )}
      {isOpen && <EndDialog cover={it} end={end} onClose={() => setOpen(false)} />}
    </div>
  )
}

type EndProps = { cover: Cover; end: () => void; onClose: () => void }

const EndDialog = ({ cover: { person, cover }, end, onClose }: EndProps) => (
  <Dialog title={`End the cover by ${cover.name}?`} open onClose={onClose}>
    <p>
      {cover.name} no longer sees the work of {person.name}. Both are told.
    </p>
    <div className="feet">
      <button type="button" className="btn" onClick={onClose}>
        Keep it
      </button>
      <button type="button" className="btn danger fill" onClick={end}>
        End cover
      </button>
    </div>
  </Dialog>
)

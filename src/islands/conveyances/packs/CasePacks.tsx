import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { packStatusLabels } from '#domain/sale-ready-pack/labels'
import type { PackRow } from '#domain/sale-ready-pack/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { dayOf, pluralise, shortDate } from '#lib/format'
import { href } from '#routes'
import { caseId } from '#stores/conveyance/case-store'
import { $packsOfCase } from '#stores/sale-ready-pack/of-case'

/** The sale-ready packs of a sale: how far each is, and what it lacks. */
export default function CasePacks() {
  return (
    <section className="case-part" aria-label="Pack">
      <Loaded
        from={useStore($packsOfCase)}
        skeleton={<Skeleton rows={4} />}
        retry={() => $packsOfCase.revalidate()}
      >
        {(packs) =>
          packs.length === 0 ? <NoPack /> : packs.map((it) => <Pack key={it.id} pack={it} />)
        }
      </Loaded>
    </section>
  )
}

const Pack = ({ pack }: { pack: PackRow }) => (
  <section className="sec" aria-label={pack.title}>
    <header>
      <h2>{pack.title}</h2>
      <Chip tone="plain">{packStatusLabels[pack.status]}</Chip>
      <span className="end">
        <a className="btn small" href={href('quotes-sale-ready-pack-id', { id: pack.id })}>
          Open the pack
        </a>
      </span>
    </header>
    <dl className="lines-2">
      <Fact name="Complete">{pack.score} %</Fact>
      <Fact name="Missing first">{pack.first_missing ?? 'Nothing'}</Fact>
      <Fact name="Out of date">{pluralise(pack.stale, 'item')}</Fact>
      <Fact name="Problems found">{String(pack.issues)}</Fact>
      <Fact name="Released">
        {pack.released_at ? shortDate(dayOf(pack.released_at)) : 'To nobody yet'}
      </Fact>
      <Fact name="Owner">{pack.owner}</Fact>
    </dl>
  </section>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const NoPack = () => (
  <Empty title="No sale-ready pack" icon="files">
    <p>
      A pack holds the seller’s answers and documents for the buyer’s conveyancer.
      {useCan('sale-ready-packs.create') && (
        <>
          {' '}
          <a href={`${href('quotes-sale-ready-pack-create', {})}?conveyance=${caseId()}`}>
            Start one for this case
          </a>
          .
        </>
      )}
    </p>
  </Empty>
)

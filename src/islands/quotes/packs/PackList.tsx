import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { href } from '#routes'
import { $packRows, loadMorePacks, refreshPacks } from '#stores/sale-ready-pack/packs'
import { PackCard, packColumns } from './pack-columns.tsx'

const parts = () => import('./pack-list.ts')

/** The sellers' packs, with what is missing or out of date in each. */
export default function PackList() {
  return (
    <>
      <QuoteAreaHead beside={<NewPackAct />} />
      <ListPage
        label="Sale-ready packs"
        noun="pack"
        from={useStore($packRows)}
        retry={refreshPacks}
        loadMore={loadMorePacks}
        sort={{ by: 'requested', direction: 'desc' }}
        columns={packColumns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('quotes-sale-ready-pack-id', { id: it.id })}
        card={(it) => <PackCard pack={it} />}
        parts={parts}
        hasSavedViews="sale-ready-packs"
        nothing={<NoPacks />}
      />
    </>
  )
}

const NewPackAct = () => (
  <HeadAct can="sale-ready-packs.create">
    <a className="btn main" href={href('quotes-sale-ready-pack-create', {})}>
      <Icon name="plus" /> New pack
    </a>
  </HeadAct>
)

const NoPacks = () => (
  <Empty title="No packs yet">
    <p>
      A pack that is ready when the offer comes saves the weeks in which answers and documents are
      collected. Start one while the seller is still marketing.
    </p>
    <a className="btn" href={href('quotes-quote-cases-presold-quote-list', {})}>
      See presold quotes
    </a>
  </Empty>
)

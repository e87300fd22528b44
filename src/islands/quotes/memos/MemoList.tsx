import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { href } from '#routes'
import { $memoRows, loadMoreMemos, refreshMemos } from '#stores/sale-memo/memos'
import { MemoCard, memoColumns } from './memo-columns.tsx'

const parts = () => import('./memo-list.ts')

/** The memoranda of sale that agents send, those to check first. */
export default function MemoList() {
  return (
    <>
      <QuoteAreaHead beside={<AddMemo />} />
      <ListPage
        label="Sale memos"
        noun="memo"
        from={useStore($memoRows)}
        retry={refreshMemos}
        loadMore={loadMoreMemos}
        sort={{ by: 'received', direction: 'desc' }}
        columns={memoColumns}
        keyOf={(it) => it.id}
        hrefOf={(it) => href('quotes-sale-memos-id', { id: it.id })}
        card={(it) => <MemoCard memo={it} />}
        parts={parts}
        hasSavedViews="sale-memos"
        nothing={<NoMemos />}
      />
    </>
  )
}

const AddMemo = () => (
  <HeadAct can="sale-memos.create">
    <a className="btn main" href={href('quotes-sale-memos-create', {})}>
      <Icon name="plus" /> Add a memo
    </a>
  </HeadAct>
)

const NoMemos = () => (
  <Empty title="No memo waits to be checked">
    <p>
      Add the memorandum of sale that an agent sent. We read it and find the quote it belongs to.
    </p>
  </Empty>
)

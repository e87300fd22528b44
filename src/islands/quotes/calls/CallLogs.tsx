import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import type { Call } from '#domain/call/call'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { QuoteAreaHead } from '#islands/quotes/lists/QuoteAreaHead.tsx'
import { href } from '#routes'
import { $callRows, loadMoreCalls, refreshCalls } from '#stores/call/calls'
import { $route, setSearch } from '#stores/chrome/route'
import { CallCard, callColumns, callHref } from './call-columns.tsx'

const CallEntryDialog = lazy(() => import('./CallEntryDialog.tsx'))
const CallWrapUpDialog = lazy(() => import('./CallWrapUpDialog.tsx'))
const CallLinkDialog = lazy(() => import('./CallLinkDialog.tsx'))

const loadParts = () => import('./call-list.ts')

/** Every call, from a telephone system or logged by hand, newest first. */
export default function CallLogs() {
  const listed = useStore($callRows)
  const [isLogging, setLogging] = useState(false)
  return (
    <>
      <QuoteAreaHead beside={<LogButton onPress={() => setLogging(true)} />} />
      <ListPage
        label="Call log"
        noun="call"
        columns={callColumns}
        from={listed}
        retry={refreshCalls}
        loadMore={loadMoreCalls}
        keyOf={(it) => it.id}
        hrefOf={callHref}
        card={(it) => <CallCard call={it} />}
        parts={loadParts}
        nothing={<NoCalls />}
      />
      <Suspense>
        {isLogging && <CallEntryDialog onDone={() => setLogging(false)} />}
        <RowDialog rows={listed.rows} />
      </Suspense>
    </>
  )
}

const LogButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" className="btn" onClick={onPress}>
    <Icon name="plus" /> Log a call
  </button>
)

const NoCalls = () => (
  <Empty title="No calls yet">
    <p>Connect a telephone system under Desk settings, or log calls manually.</p>
    <a className="btn" href={href('quotes-quote-cases-call-status', {})}>
      Open the call board
    </a>
  </Empty>
)

const RowDialog = ({ rows }: { rows: readonly Call[] }) => {
  const { query, search } = useStore($route)
  const rowOf = (id: string | undefined) => rows.find((it) => it.id === id)
  const close = (name: 'call' | 'wrap') => () => setSearch(searchWith(search, { [name]: '' }))
  const linked = rowOf(query['call'])
  const wrapped = rowOf(query['wrap'])
  return (
    <>
      {linked && <CallLinkDialog call={linked} onDone={close('call')} />}
      {wrapped && <CallWrapUpDialog call={wrapped} onDone={close('wrap')} />}
    </>
  )
}

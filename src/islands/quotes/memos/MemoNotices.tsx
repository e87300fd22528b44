import { Banner } from '#components/Banner.tsx'
import { memoStatusLabels } from '#domain/sale-memo/labels'
import type { SaleMemoView } from '#domain/sale-memo/view'
import { shortInstant } from '#lib/format'
import { href } from '#routes'

/** What to know before the memo is read: other memos of the sale, what was asked, why it has ended. */
export const MemoNotices = ({ view: { memo, twins } }: { view: SaleMemoView }) => {
  const request = memo.requests.at(-1)
  return (
    <>
      {memo.reason && <Banner title={memoStatusLabels[memo.status]}>{memo.reason}</Banner>}
      {memo.superseded_by && (
        <Banner title="A newer memo replaces this one">
          <a href={href('quotes-sale-memos-id', { id: memo.superseded_by })}>Open the newer memo</a>
        </Banner>
      )}
      {twins.map((twin) => (
        <Banner key={twin.id} tone="warn" title="There is another memo of this sale">
          {twin.by} added it on {shortInstant(twin.received_at)} (
          {memoStatusLabels[twin.status].toLowerCase()}).{' '}
          <a href={href('quotes-sale-memos-id', { id: twin.id })}>Open the other memo</a>
        </Banner>
      ))}
      {request && (
        <Banner title={`The agent was asked on ${shortInstant(request.at)}`}>
          {request.by.name} wrote to {request.to} for {request.missing.join(', ')}.
        </Banner>
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { memoReadingText } from '#domain/sale-memo/labels'
import { memoTitle } from '#domain/sale-memo/memo'
import type { SaleMemoView } from '#domain/sale-memo/view'
import { shortInstant } from '#lib/format'
import { $crumb } from '#stores/chrome/route'
import { $memo } from '#stores/sale-memo/memo'
import { MemoActs } from './MemoActs.tsx'
import { MemoFacts } from './MemoFacts.tsx'
import { MemoMatches } from './MemoMatches.tsx'
import { MemoNotices } from './MemoNotices.tsx'
import { MemoSource } from './MemoSource.tsx'
import { MemoStatusMark } from './memo-columns.tsx'

/** A memo: what came on the left, what was read of it on the right, and what confirming does below. */
export default function MemoPage() {
  return (
    <Loaded
      from={useStore($memo)}
      skeleton={<Skeleton rows={16} />}
      retry={() => $memo.revalidate()}
    >
      {(view) => <LoadedMemo key={view.memo.id} view={view} />}
    </Loaded>
  )
}

const LoadedMemo = ({ view }: { view: SaleMemoView }) => {
  const { memo } = view
  const title = memoTitle(memo)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => $crumb.set(title), [title])
  return (
    <>
      <header className="list-head memo-head">
        <h1 className="h1">{title}</h1>
        <MemoStatusMark status={memo.status} />
        <p className="mute">
          From {memo.received_by.name}, {shortInstant(memo.received_at)}.{' '}
          {memoReadingText[memo.reading]}
        </p>
      </header>
      <MemoNotices view={view} />
      <div className="memo-two">
        <MemoSource memo={memo} />
        <div className="memo-side">
          <MemoMatches view={view} />
          <MemoFacts memo={memo} onTyping={setTyping} />
        </div>
      </div>
      <MemoActs view={view} isTyping={isTyping} />
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { NotYours, useReasonAgainst } from '#islands/access/NotYours.tsx'
import { MemoDrop } from './MemoDrop.tsx'

const TypeMemo = lazy(() => import('./TypeMemo.tsx'))

/** Adds a memorandum of sale: a file that is read, or one that is typed. */
export default function NewMemo() {
  const why = useReasonAgainst(['sale-memos.create'])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create a Sale Memo</h1>
        <p className="mute">
          Add what the agent sent. We read it, find the quote it belongs to, and you check each
          field.
        </p>
      </header>
      {why === undefined ? <Ways /> : <NotYours why={why} />}
    </>
  )
}

const Ways = () => {
  const [isTyped, setTyped] = useState(false)
  return (
    <div className="memo-new">
      <MemoDrop />
      {isTyped ? (
        <Suspense fallback={<Skeleton rows={10} shape="form" />}>
          <TypeMemo />
        </Suspense>
      ) : (
        <p>
          Told by telephone, or the file cannot be read?{' '}
          <button type="button" className="link" onClick={() => setTyped(true)}>
            Type the memo
          </button>
        </p>
      )}
    </div>
  )
}

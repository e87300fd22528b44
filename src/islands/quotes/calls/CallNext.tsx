import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { tel } from '#components/form/tel.ts'
import { Icon } from '#components/Icon.tsx'
import type { QuoteCaseRow } from '#domain/quote/case/quote-case'
import { money } from '#lib/format'
import { href } from '#routes'
import { $callStatuses } from '#stores/call/board'
import { BestHour } from './BestHour.tsx'
import CallLogForm from './CallLogForm.tsx'
import { CallSkipForm } from './CallSkipForm.tsx'
import { callBy } from './call-by.ts'
import { LastContact } from './LastContact.tsx'

/** Works through the quotes to call, one at a time. */
export const CallNext = ({
  rows,
  onDone,
}: {
  rows: readonly QuoteCaseRow[]
  onDone: () => void
}) => {
  // The order is fixed at the start: logging a call moves quotes between lanes.
  const [queue] = useState(() => rows.filter(({ phone }) => phone !== '').map(({ id }) => id))
  const [at, setAt] = useState(0)
  const [isSkipped, setSkipped] = useState(false)
  const standings = useStore($callStatuses)
  const next = () => {
    setSkipped(false)
    setAt(at + 1)
  }
  const it = rows.find(({ id }) => id === queue[at])
  if (it === undefined) return at < queue.length ? <Gone onNext={next} /> : <Over onDone={onDone} />
  return (
    <>
      <p className="row between">
        <a className="med" href={href('quotes-quote-cases-id', { id: it.id })}>
          {it.people} <span className="ref">{it.number}</span>
        </a>
        <span className="num mute">
          {at + 1} of {queue.length}
        </span>
      </p>
      <p className="row between mute">
        <span>{[it.subject, money(it.fee_ex_vat), it.sale_stage].join(' · ')}</span>
      </p>
      <p className="row between">
        <LastContact called={it} />
        <BestHour of={standings.get(it.id)} />
      </p>
      <p className="row between">
        <a
          className="btn main big"
          href={tel(it.phone)}
          onClick={(event) => callBy(event, { kind: 'quote-case', id: it.id })}
        >
          <Icon name="phone" /> {it.phone}
        </a>
        {!isSkipped && (
          <button type="button" className="btn" onClick={() => setSkipped(true)}>
            Skip
          </button>
        )}
      </p>
      {isSkipped ? (
        <CallSkipForm key={it.id} quoteCase={it} onDone={next} onBack={() => setSkipped(false)} />
      ) : (
        <CallLogForm key={it.id} quoteCase={it} onDone={next} onCancel={onDone} />
      )}
    </>
  )
}

const Gone = ({ onNext }: { onNext: () => void }) => (
  <p>
    Somebody else has dealt with this one.{' '}
    <button type="button" className="btn" onClick={onNext}>
      Next
    </button>
  </p>
)

const Over = ({ onDone }: { onDone: () => void }) => (
  <p className="row between">
    No more calls to make.
    <button type="button" className="btn main" onClick={onDone}>
      Done
    </button>
  </p>
)

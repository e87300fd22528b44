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
import { LastContact } from './LastContact.tsx'
import { placeCall } from './place-call.ts'

export const CallNext = ({
  rows,
  onDone,
}: {
  rows: readonly QuoteCaseRow[]
  onDone: () => void
}) => {
  // The order is fixed at the start: logging a call moves quotes between lanes.
  const [queue] = useState(() => rows.filter(({ phone }) => phone !== '').map(({ id }) => id))
  const [position, setAt] = useState(0)
  const next = () => setAt(position + 1)
  const it = rows.find(({ id }) => id === queue[position])
  if (it === undefined)
    return position < queue.length ? <AlreadyHandled onNext={next} /> : <QueueEnd onDone={onDone} />
  return (
    <>
      <p className="row between">
        <PersonLink quoteCase={it} />
        <span className="num mute">
          {position + 1} of {queue.length}
        </span>
      </p>
      <QuoteSummary quoteCase={it} />
      <CallStep key={it.id} quoteCase={it} onNext={next} onEnd={onDone} />
    </>
  )
}

type StepProps = { quoteCase: QuoteCaseRow; onNext: () => void; onEnd: () => void }

const CallStep = ({ quoteCase, onNext, onEnd }: StepProps) => {
  const [isSkipped, setSkipped] = useState(false)
  return (
    <>
      <p className="row between">
        <DialLink quoteCase={quoteCase} />
        {!isSkipped && (
          <button type="button" className="btn" onClick={() => setSkipped(true)}>
            Skip
          </button>
        )}
      </p>
      {isSkipped ? (
        <CallSkipForm quoteCase={quoteCase} onDone={onNext} onBack={() => setSkipped(false)} />
      ) : (
        <CallLogForm quoteCase={quoteCase} onDone={onNext} onCancel={onEnd} />
      )}
    </>
  )
}

type QuoteProps = { quoteCase: QuoteCaseRow }

export const PersonLink = ({ quoteCase }: QuoteProps) => (
  <a className="med" href={href('quotes-quote-cases-id', { id: quoteCase.id })}>
    {quoteCase.people} <span className="ref">{quoteCase.number}</span>
  </a>
)

export const QuoteSummary = ({ quoteCase }: QuoteProps) => (
  <>
    <p className="row between mute">
      <span>
        {[quoteCase.subject, money(quoteCase.fee_ex_vat), quoteCase.sale_stage].join(' · ')}
      </span>
    </p>
    <p className="row between">
      <LastContact called={quoteCase} />
      <BestHour of={useStore($callStatuses).get(quoteCase.id)} />
    </p>
  </>
)

export const DialLink = ({ quoteCase, onPress }: QuoteProps & { onPress?: () => void }) => (
  <a
    className="btn main big"
    href={tel(quoteCase.phone)}
    onClick={(event) => {
      placeCall(event, { kind: 'quote-case', id: quoteCase.id })
      onPress?.()
    }}
  >
    <Icon name="phone" /> {quoteCase.phone}
  </a>
)

const AlreadyHandled = ({ onNext }: { onNext: () => void }) => (
  <p>
    Somebody else has dealt with this call.{' '}
    <button type="button" className="btn" onClick={onNext}>
      Next
    </button>
  </p>
)

const QueueEnd = ({ onDone }: { onDone: () => void }) => (
  <p className="row between">
    No more calls to make.
    <button type="button" className="btn main" onClick={onDone}>
      Done
    </button>
  </p>
)

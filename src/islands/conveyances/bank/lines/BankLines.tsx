import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { explanationReasons, isUnexplained } from '#domain/reconciliation/explanation'
import type { UnmatchedLine } from '#domain/reconciliation/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'

const LineChoice = lazy(async () => ({ default: (await import('./LineChoice.tsx')).LineChoice }))
const forms = () => import('./LineForms.tsx')
const SuspenseForm = lazy(async () => ({ default: (await forms()).SuspenseForm }))
const ExplanationForm = lazy(async () => ({ default: (await forms()).ExplanationForm }))

const dialogs = {
  match: { title: 'Match a bank line', Form: LineChoice },
  suspend: { title: 'Put money in suspense', Form: SuspenseForm },
  explain: { title: 'Explain money that left', Form: ExplanationForm },
}
type Act = keyof typeof dialogs
type Open = { readonly act: Act; readonly line: UnmatchedLine }

type Props = { lines: readonly UnmatchedLine[] }

/** What the bank booked and we have not. */
export const BankLines = ({ lines }: Props) => {
  const [open, setOpen] = useState<Open | null>(null)
  const { title, Form } = dialogs[open?.act ?? 'match']
  const close = () => setOpen(null)
  return (
    <section className="sec" aria-label="Bank lines to match">
      <header>
        <h2>Bank lines to match</h2>
        <span className="count">{lines.length}</span>
      </header>
      {lines.length === 0 ? (
        <Empty title="Every bank line is matched" />
      ) : (
        <ul className="money-lines">
          {lines.map((line) => (
            <Row key={line.id} line={line} onOpen={(act) => setOpen({ act, line })} />
          ))}
        </ul>
      )}
      <Dialog title={title} open={open !== null} onClose={close}>
        {open && (
          <Suspense fallback={<Skeleton rows={3} />}>
            <Form line={open.line} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </section>
  )
}

type RowProps = { line: UnmatchedLine; onOpen: (act: Act) => void }

const Row = ({ line, onOpen }: RowProps) => {
  const canMatch = useCan('payments.create')
  return (
    <li>
      <span>
        <b className="med">{line.text || 'No text'}</b>
        <small className="evidence">
          {[shortDate(line.on), line.reference].filter(Boolean).join(' · ')}
        </small>
        <Known line={line} />
      </span>
      <b className={isUnexplained(line) ? 'num bad' : 'num'}>{money(line.amount)}</b>
      {canMatch ? <LineActs line={line} onOpen={onOpen} /> : <span />}
    </li>
  )
}

/** Money that left without a payment of ours: red until somebody has explained it. */
const Known = ({ line }: { line: UnmatchedLine }) => {
  if (isUnexplained(line)) return <small className="bad">Left without a payment of ours</small>
  return line.explained === null ? null : (
    <small className="warn">
      {explanationReasons[line.explained.reason]}. {line.explained.text}, {line.explained.by.name}
    </small>
  )
}

const noMatch = 'No posting and no other line is of this sum. Post it on its case first.'

const LineActs = ({ line, onOpen }: RowProps) => {
  const { candidates, bank_payments, counters, amount } = line
  const hasMatch = candidates.length + bank_payments.length + counters.length > 0
  return (
    <span className="row wrap">
      <ActButton
        className="btn small"
        why={hasMatch ? undefined : noMatch}
        onPress={() => onOpen('match')}
      >
        Match
      </ActButton>
      {amount > 0 ? (
        <ActButton className="btn small" onPress={() => onOpen('suspend')}>
          Put in suspense
        </ActButton>
      ) : (
        <ActButton className="btn small" onPress={() => onOpen('explain')}>
          Explain
        </ActButton>
      )}
    </span>
  )
}

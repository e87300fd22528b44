import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import type {
  CompletionCase,
  CompletionChain,
  MovedMoney,
} from '#domain/conveyance/completion-day/completion-day'
import { factNames } from '#domain/conveyance/plan/fact'
import { matterNames } from '#domain/matter-names'
import { money, shortInstant, time } from '#lib/format'
import { href } from '#routes'
import { Next } from './Next.tsx'

/** The cases of one chain, which complete together. */
export const Chain = ({ chain }: { chain: CompletionChain }) => (
  <section
    className={chain.cases.length > 1 ? 'chain linked' : 'chain'}
    aria-label={chain.cases.map(({ address }) => address.line).join(' and ')}
  >
    {chain.cases.length > 1 && (
      <p className="mute">
        <Icon name="link" /> Linked: these complete together
      </p>
    )}
    {chain.cases.map((caseFile) => (
      <CaseRow key={caseFile.id} caseFile={caseFile} />
    ))}
  </section>
)

const rowClass = ({ completed_at, releases }: CompletionCase) => {
  if (completed_at !== null) return 'day-case done'
  return releases.length > 0 ? 'day-case asks' : 'day-case'
}

const CaseRow = ({ caseFile }: { caseFile: CompletionCase }) => {
  const { id, ref, address, client, matter_type, price, fee_earner } = caseFile
  return (
    <article className={rowClass(caseFile)}>
      <div className="which">
        <a href={href('conveyances-id', { id })}>
          <b className="strong">{address.line || ref}</b>
        </a>
        <small>
          <span className="ref">{ref}</span> · {client} · {fee_earner.name}
        </small>
      </div>
      <Cell label={matterNames[matter_type]} isDone={null}>
        <span className="num">{money(price)}</span>
      </Cell>
      <MoneyCell label="Money in" moved={caseFile.money_in} />
      <MoneyCell label="Money out" moved={caseFile.money_out} waiting={caseFile.releases.length} />
      <Keys caseFile={caseFile} />
      <Cell label="Completion" isDone={caseFile.completed_at !== null}>
        {caseFile.completed_at === null ? '–' : time(caseFile.completed_at)}
        <small>{confirmation(caseFile)}</small>
      </Cell>
      <Next caseFile={caseFile} />
    </article>
  )
}

const confirmation = ({ confirmed_by, other_side, completed_at }: CompletionCase) => {
  if (completed_at !== null) return confirmed_by ? `confirmed by ${confirmed_by}` : ''
  return other_side ? `${other_side} confirms` : 'lender confirms'
}

const Keys = ({ caseFile: { keys_at, handover, matter_type } }: { caseFile: CompletionCase }) =>
  matter_type === 'sale' || matter_type === 'purchase' ? (
    <Cell label="Keys" isDone={handover !== null || keys_at !== null}>
      {handover === null && (keys_at === null ? 'held' : `released ${time(keys_at)}`)}
      {handover && (
        <>
          handed over {time(handover.at)}
          <small>
            to {handover.to}, confirmed by {handover.by}
          </small>
        </>
      )}
    </Cell>
  ) : (
    <Cell label="Keys" isDone={null}>
      –
    </Cell>
  )

type MoneyCellProps = { label: string; moved: readonly MovedMoney[]; waiting?: number }

// A buyer's balance is only a part of what has to arrive.
const isWhole = ({ fact }: MovedMoney) => fact !== 'balance_received'

const MoneyCell = ({ label, moved, waiting = 0 }: MoneyCellProps) => (
  <Cell label={label} isDone={waiting === 0 && moved.some(isWhole)}>
    {waiting > 0 && <b className="acc strong">Awaiting approval</b>}
    {moved.length === 0 && waiting === 0 && '–'}
    {moved.map(({ fact, amount, at }) => (
      <span key={fact} title={factNames[fact]}>
        <span className="num">{amount === null ? 'recorded' : money(amount)}</span>{' '}
        <small>{shortInstant(at)}</small>
      </span>
    ))}
  </Cell>
)

type CellProps = {
  label: string
  /** Null where there is nothing to do. */
  isDone: boolean | null
  children: ReactNode
}

const Cell = ({ label, isDone, children }: CellProps) => (
  <div className="day-cell">
    <span className="label">
      {isDone && <Icon name="check" />} {label}
    </span>
    <span className="value">{children}</span>
  </div>
)

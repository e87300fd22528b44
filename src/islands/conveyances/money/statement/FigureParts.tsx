import { ActButton } from '#components/ActButton.tsx'
import type { FigureKind, FigureView } from '#domain/completion-statement/tax/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { Line } from '#islands/conveyances/overview/overview-parts.tsx'
import { dayOf, money, shortDate } from '#lib/format'
import type { OpenFigures } from './StatementForms.tsx'

type ViewProps = { view: FigureView }

type HeadProps = {
  title: string
  kind: FigureKind
  view: FigureView
  /** Why the case cannot be changed. */
  why: string | undefined
  /** Why the figure cannot be locked yet. */
  against: string | undefined
  onOpen: (open: OpenFigures) => void
}

/** The title of a figure with what may be done about it. */
export const FigureHead = ({ title, kind, view, why, against, onOpen }: HeadProps) => {
  const canChange = useCan('conveyance.update')
  const isLocked = view.lock !== null
  const form = isLocked ? 'release' : 'lock'
  return (
    <header>
      <h2>{title}</h2>
      {canChange && (
        <span className="end">
          <ActButton
            className="btn small quiet"
            why={why}
            onPress={() => onOpen({ form: 'facts' })}
          >
            Facts<span className="sr"> of {title.toLowerCase()}</span>
          </ActButton>
          <ActButton
            className="btn small quiet"
            why={why ?? (isLocked ? undefined : against)}
            onPress={() => onOpen({ form, kind })}
          >
            {isLocked ? 'Reopen' : 'Lock'}
            <span className="sr"> {title.toLowerCase()}</span>
          </ActButton>
        </span>
      )}
    </header>
  )
}

/** What the facts come to, band by band. */
export const Working = ({ view: { figure, missing, problem } }: ViewProps) => {
  if (problem) return <p className="warn">{problem}</p>
  if (figure === null)
    return (
      <>
        <h3 className="h2">Needed to work it out</h3>
        <ul className="statement-missing">
          {missing.map((it) => (
            <li key={it}>{it}</li>
          ))}
        </ul>
      </>
    )
  return (
    <dl className="lines-2">
      {figure.lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{money(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{figure.basis}</b>
        </dt>
        <dd className="num">
          <b>{money(figure.amount)}</b>
        </dd>
      </div>
    </dl>
  )
}

/** The facts that it rests on, and what the tables say about them. */
export const FactsOf = ({ view: { facts, figure } }: ViewProps) => (
  <details className="figure-facts">
    <summary>The facts used</summary>
    <dl className="lines-2">
      {facts.map(({ label, value }) => (
        <Line key={label} name={label}>
          {value ?? 'Not known'}
        </Line>
      ))}
    </dl>
    {figure?.notes.map((note) => (
      <p key={note} className="hint">
        {note}
      </p>
    ))}
    {figure && (
      <p className="hint">
        {figure.rule.version}, checked {shortDate(figure.rule.checked_on)}
      </p>
    )}
  </details>
)

/** The sum that is locked, and what has changed since. */
export const Locked = ({ view: { lock, changed } }: ViewProps) => (
  <Line name="Locked figure">
    {lock && (
      <>
        {money(lock.amount)}, {lock.by.name}, {shortDate(dayOf(lock.at))}
        {lock.because && <small className="evidence">{lock.because}</small>}
        <Fallen changed={changed} />
      </>
    )}
  </Line>
)

const Fallen = ({ changed }: Pick<FigureView, 'changed'>) =>
  changed.length === 0 ? null : (
    <>
      {changed.map((it) => (
        <small key={it.label} className="evidence warn">
          {changeText(it)}
        </small>
      ))}
      <small className="evidence">
        So the lock has fallen. Reopen the figure and lock it again; until then it is not paid.
      </small>
    </>
  )

const changeText = ({ label, before, now }: FigureView['changed'][number]) =>
  before === null && now === null
    ? `${label}.`
    : `${label}: ${before ?? 'not known'} before, ${now ?? 'not known'} now.`

/** Why a figure that is open cannot be locked: its facts are not known. */
export const whyNotLocked = ({ missing }: FigureView) =>
  missing.length === 0 ? undefined : 'Say the facts that are missing first.'

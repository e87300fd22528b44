import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { tel } from '#components/form/tel.ts'
import { Icon } from '#components/Icon.tsx'
import { type Column, List } from '#components/list/List.tsx'
import { toggled } from '#components/list/list-picked.ts'
import { type More, ShowMore } from '#components/list/ShowMore.tsx'
import { useNarrow } from '#components/overlay/narrow.ts'

const CallKeys = lazy(() => import('./CallKeys.tsx'))

type Callable = { readonly id: string; readonly people: string; readonly phone: string }

type Props<Row extends Callable> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  hrefOf: (row: Row) => string
  card: (row: Row) => ReactNode
  empty: ReactNode
  /** Runs when a number is pressed; may prevent the link's default action. */
  onCall?: (row: Row, event: MouseEvent) => void
  beside?: (row: Row) => ReactNode
  picked?: ReadonlySet<string>
  onPick?: (picked: ReadonlySet<string>) => void
  more?: More | null
}

export const CallList = <Row extends Callable>(props: Props<Row>) => {
  const { beside, ...it } = props
  const narrow = useNarrow(900)
  const keys = (
    <Suspense>
      <CallKeys />
    </Suspense>
  )
  if (narrow && it.rows.length > 0)
    return (
      <>
        <CallCards {...props} />
        {keys}
      </>
    )
  const call: Column<Row> = {
    key: 'call',
    head: '',
    width: beside ? 200 : 112,
    className: 'q-call',
    cell: (row) => (
      <span className="row-acts">
        <Call row={row} onCall={it.onCall} />
        {beside?.(row)}
      </span>
    ),
  }
  return (
    <div data-density="compact" data-lines="two">
      <List {...it} keyOf={(row) => row.id} columns={[...it.columns, call]} />
      {keys}
    </div>
  )
}

type CallProps<Row extends Callable> = {
  row: Row
  onCall: ((row: Row, event: MouseEvent) => void) | undefined
  round?: boolean
}

const Call = <Row extends Callable>({ row, onCall, round = false }: CallProps<Row>) =>
  row.phone === '' ? (
    <span className="faint">{round ? '' : 'no number'}</span>
  ) : (
    <a
      className={round ? 'call-round' : 'link nowrap num'}
      href={tel(row.phone)}
      onClick={(event) => onCall?.(row, event)}
      aria-label={`Call ${row.people}, ${row.phone}`}
    >
      {round ? <Icon name="phone" size="l" /> : row.phone}
    </a>
  )

const CallCards = <Row extends Callable>(it: Props<Row>) => (
  <>
    <ul className="cards call-cards" aria-label={it.label}>
      {it.rows.map((row, index) => (
        <li key={row.id} data-row={index}>
          {it.onPick && (
            <input
              type="checkbox"
              className="box"
              aria-label={`Select ${row.people}`}
              checked={it.picked?.has(row.id) ?? false}
              onChange={() => it.onPick?.(toggled(it.picked, row.id))}
            />
          )}
          <a className="row-link" href={it.hrefOf(row)}>
            {it.card(row)}
          </a>
          {it.beside?.(row)}
          <Call row={row} onCall={it.onCall} round />
        </li>
      ))}
    </ul>
    {it.more && <ShowMore {...it.more} />}
  </>
)

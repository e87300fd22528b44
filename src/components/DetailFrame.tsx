import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CopyLink } from './CopyLink.tsx'
import { Icon } from './Icon.tsx'
import { useKeys } from './overlay/keys.ts'
import { type Tab, Tabs } from './Tabs.tsx'

const Drawer = lazy(() => import('./overlay/Drawer.tsx').then((it) => ({ default: it.Drawer })))

export type DetailFact = {
  readonly name: string
  /** Empty facts are left out. */
  readonly value: ReactNode
}

type Props = {
  ids: ReactNode
  /** Who else has the record open. */
  here?: ReactNode
  title: ReactNode
  facts: readonly DetailFact[]
  standing: ReactNode
  /** The button that shows facts, note and strip; without one they are always shown. */
  fold?: string | undefined
  /** What is late or ends soon, which is never folded. */
  warnings?: ReactNode
  /** A secondary line below the status. */
  note?: ReactNode
  acts?: ReactNode
  strip?: ReactNode
  tabs?: {
    readonly label: string
    readonly tabs: readonly Tab[]
    readonly at: string
    readonly follow: (href: string) => void
  }
  /** The history of the record, in a drawer; rendered when it is first opened. */
  history?: () => ReactNode
  side?: ReactNode
  children: ReactNode
}

export const DetailFrame = (it: Props) => {
  const [isUnfolded, setUnfolded] = useState(false)
  const isWhole = it.fold === undefined || isUnfolded
  return (
    <>
      <header className={isWhole ? 'case-head' : 'case-head short'}>
        <div className="case-ids">{it.ids}</div>
        <div className="case-tools">
          {it.here}
          {it.fold !== undefined && (
            <FoldButton name={it.fold} isOpen={isWhole} onPress={() => setUnfolded(!isUnfolded)} />
          )}
          <CopyLink />
          {it.history && <HistoryDrawer of={it.history} />}
        </div>
        <h1 className="h1">{it.title}</h1>
        {isWhole && <Facts facts={it.facts} />}
        <div className="case-hold">
          {it.standing}
          {it.acts}
        </div>
        {isWhole && it.note && <p className="case-chased faint">{it.note}</p>}
      </header>
      {it.warnings}
      {isWhole && it.strip}
      {it.tabs && <Tabs {...it.tabs} />}
      {it.side ? (
        <div className="case-two">
          {it.children}
          {it.side}
        </div>
      ) : (
        it.children
      )}
    </>
  )
}

type FoldProps = { name: string; isOpen: boolean; onPress: () => void }

const FoldButton = ({ name, isOpen, onPress }: FoldProps) => (
  <button
    type="button"
    className="btn small quiet"
    aria-label={name}
    aria-expanded={isOpen}
    onClick={onPress}
  >
    <Icon name="list-checks" /> <span className="wide">{name}</span>
  </button>
)

const Facts = ({ facts }: { facts: readonly DetailFact[] }) => (
  <dl className="case-facts">
    {facts
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

const HistoryDrawer = ({ of }: { of: () => ReactNode }) => {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useKeys([{ press: 'h', does: 'Show history', run: () => setOpen(!isOpen) }])
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label="History"
        title="History (H)"
        aria-expanded={isOpen ?? false}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="history" />
      </button>
      {isOpen !== null && (
        <Suspense>
          <Drawer title="History" open={isOpen} onClose={() => setOpen(false)}>
            {of()}
          </Drawer>
        </Suspense>
      )}
    </>
  )
}

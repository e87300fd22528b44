import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { LeaveQuestion } from '#components/form/LeaveQuestion.tsx'
import { useLeaveGuard } from '#components/form/use-leave-guard.ts'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { Chip } from '#components/Marks.tsx'
import { Tabs } from '#components/Tabs.tsx'
import { keysOf } from '#domain/entries'
import { matterNames } from '#domain/matter-names'
import type { FeeScaleDetail } from '#domain/quote/scale/api'
import { $route, setSearch } from '#stores/chrome/route'
import {
  $isScaleTyped,
  $scaleConflict,
  $typedScale,
  discardChanges,
  followScale,
} from '#stores/quote/scale/draft'
import { $feeScaleDetail } from '#stores/quote/scale/scales'
import { MatterPrices } from './MatterPrices.tsx'
import { ScaleActs } from './ScaleActs.tsx'
import { ScaleFaults } from './ScaleFaults.tsx'
import { ScalePreview } from './ScalePreview.tsx'
import { ScaleTerms } from './ScaleTerms.tsx'
import { periodText, statusLabels } from './scale-labels.ts'
import { partFromSearch } from './scale-parts.ts'

const ScaleConflict = lazy(() => import('./ScaleConflict.tsx'))

export default function ScaleEditor() {
  const detail = useStore($feeScaleDetail)
  return (
    <Loaded
      from={detail}
      skeleton={<Skeleton rows={14} />}
      retry={() => $feeScaleDetail.revalidate()}
    >
      {(it) => <EditorPanes shown={it} />}
    </Loaded>
  )
}

const EditorPanes = ({ shown }: { shown: FeeScaleDetail }) => {
  const { fee_scale } = shown
  const typed = useStore($typedScale)
  const conflict = useStore($scaleConflict)
  useEffect(() => followScale(fee_scale), [fee_scale])
  if (typed?.id !== fee_scale.id) return <Skeleton rows={14} />
  return (
    <div className="quote-two">
      <div>
        <Head shown={shown} />
        {conflict && (
          <Suspense>
            <ScaleConflict />
          </Suspense>
        )}
        <ScaleFaults />
        <Parts />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <aside className="price" aria-label="Preview" tabIndex={0}>
        <ScalePreview />
      </aside>
    </div>
  )
}

const Head = ({ shown }: { shown: FeeScaleDetail }) => {
  const part = useRef<HTMLElement>(null)
  const isTyped = useStore($isScaleTyped)
  const typed = useStore($typedScale)
  const { ask, answer } = useLeaveGuard(isTyped, part)
  const { fee_scale: it, standing } = shown
  const { label, tone } = statusLabels[standing]
  const leave = async () => {
    if (isTyped && !(await ask())) return
    discardChanges()
    setSearch('?view=prices', { isStep: true })
  }
  return (
    <header className="list-head" ref={part}>
      <h1 className="h1">{typed?.name || it.name}</h1>
      <Chip tone={tone}>{label}</Chip>
      <span className="mute">
        {it.agency ? `Clients of ${it.agency.name}` : 'The firm’s own'}, {periodText(it)}
      </span>
      <span className="end">
        <button type="button" className="btn" onClick={() => void leave()}>
          All prices
        </button>
        <ScaleActs shown={shown} />
      </span>
      {answer && <LeaveQuestion onAnswer={answer} />}
    </header>
  )
}

const matters = keysOf(matterNames)

const Parts = () => {
  const { search } = useStore($route)
  const at = partFromSearch(search)
  const to = (header: string) => searchWith(search, { part: header })
  return (
    <>
      <Tabs
        label="Parts of the scale"
        at={at}
        follow={(href) => setSearch(href)}
        tabs={[
          { key: 'terms', label: 'The scale', href: to('terms') },
          ...matters.map((matter) => ({
            key: matter,
            label: matterNames[matter],
            href: to(matter),
          })),
        ]}
      />
      {at === 'terms' ? <ScaleTerms /> : <MatterPrices key={at} matter={at} />}
    </>
  )
}

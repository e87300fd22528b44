import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ShownFeeScale } from '#domain/quote/scale/api'
import { errorsOf } from '#domain/quote/scale/problem'
import { acting } from '#islands/admin/acting.ts'
import { setSearch } from '#stores/chrome/route'
import {
  $isScaleTyped,
  $scaleProblems,
  $typedScale,
  dropScale,
  saveScale,
} from '#stores/quote/scale/draft'
import { discardFeeScale, withdrawFeeScale } from '#stores/quote/scale/scales'
import type { ScaleQuestion } from './ScaleDialog.tsx'
import { openPart } from './scale-parts.ts'

const ScaleDialog = lazy(() => import('./ScaleDialog.tsx'))

/** What may be done to a scale as it stands. */
export const ScaleActs = ({ shown }: { shown: ShownFeeScale }) => {
  const { fee_scale: it, standing } = shown
  const [question, ask] = useState<ScaleQuestion | null>(null)
  const isTyped = useStore($isScaleTyped)
  const [wrong] = errorsOf(useStore($scaleProblems))
  const typed = useStore($typedScale) ?? it
  const key = useKey()
  const save = () =>
    acting(async () => {
      await saveScale(key.now())
      key.renew()
    }, 'Draft saved')
  return (
    <>
      {standing === 'draft' && (
        <>
          <button
            type="button"
            className="btn"
            onClick={() =>
              void acting(async () => {
                // The page leaves it first: news of its end would ask for what is no longer there.
                setSearch('?view=prices')
                await discardFeeScale(it, key.now())
                dropScale()
              }, 'Draft thrown away')
            }
          >
            Discard
          </button>
          <button type="button" className="btn" disabled={!isTyped} onClick={() => void save()}>
            Save draft
          </button>
          <button
            type="button"
            className="btn main"
            onClick={() => (wrong ? openPart(typed, wrong.field) : ask('publish'))}
          >
            Publish
          </button>
        </>
      )}
      {standing === 'to-come' && (
        <button
          type="button"
          className="btn"
          onClick={() => void acting(() => withdrawFeeScale(it, key.now()), 'A draft again')}
        >
          Withdraw
        </button>
      )}
      {['in-force', 'replaced'].includes(standing) && it.version > 0 && (
        <button type="button" className="btn" onClick={() => ask('end')}>
          End
        </button>
      )}
      {standing !== 'draft' && (
        <button type="button" className="btn main" onClick={() => ask('copy')}>
          Copy
        </button>
      )}
      {question && (
        <Suspense>
          <ScaleDialog question={question} shown={shown} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  )
}

// One press, one key: sent again after a lost answer it does nothing twice.
const useKey = () => {
  const key = useRef(crypto.randomUUID())
  return {
    now: () => key.current,
    renew: () => {
      key.current = crypto.randomUUID()
    },
  }
}

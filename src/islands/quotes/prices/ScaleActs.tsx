import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { feeScaleActs } from '#domain/quote/scale/acts'
import type { FeeScaleDetail } from '#domain/quote/scale/api'
import { errorsOf } from '#domain/quote/scale/problem'
import { acting } from '#islands/admin/acting.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
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
export const ScaleActs = ({ shown }: { shown: FeeScaleDetail }) => {
  const { fee_scale: it, standing } = shown
  const acts = feeScaleActs(it, useActingPerson(), today())
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
          <ActButton
            why={reasonAgainst(acts.discard)}
            onPress={() =>
              void acting(async () => {
                // The page leaves it first: news of its end would ask for what is no longer there.
                setSearch('?view=prices')
                await discardFeeScale(it, key.now())
                dropScale()
              }, 'Draft thrown away')
            }
          >
            Discard
          </ActButton>
          <ActButton
            why={reasonAgainst(acts.change) ?? (isTyped ? undefined : 'Nothing has changed.')}
            onPress={() => void save()}
          >
            Save draft
          </ActButton>
          <ActButton
            className="btn main"
            why={reasonAgainst(acts.publish)}
            onPress={() => (wrong ? openPart(typed, wrong.field) : ask('publish'))}
          >
            Publish
          </ActButton>
        </>
      )}
      {standing === 'to-come' && (
        <ActButton
          why={reasonAgainst(acts.withdraw)}
          onPress={() => void acting(() => withdrawFeeScale(it, key.now()), 'A draft again')}
        >
          Withdraw
        </ActButton>
      )}
      {['in-force', 'replaced'].includes(standing) && (
        <ActButton why={reasonAgainst(acts.end)} onPress={() => ask('end')}>
          End
        </ActButton>
      )}
      {standing !== 'draft' && (
        <ActButton className="btn main" why={reasonAgainst(acts.copy)} onPress={() => ask('copy')}>
          Copy
        </ActButton>
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

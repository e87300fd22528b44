import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import { type FeeScaleAct, feeScaleActs } from '#domain/quote/scale/acts'
import type { FeeScaleDetail } from '#domain/quote/scale/api'
import { errorsOf } from '#domain/quote/scale/problem'
import type { StoredFeeScale } from '#domain/quote/scale/stored'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { today } from '#lib/format'
import { setSearch } from '#stores/chrome/route'
import {
  $isScaleTyped,
  $scaleProblems,
  $typedScale,
  discardChanges,
  saveScale,
} from '#stores/quote/scale/draft'
import { discardFeeScale, withdrawFeeScale } from '#stores/quote/scale/scales'
import type { ScaleQuestion } from './ScaleDialog.tsx'
import { openPart } from './scale-parts.ts'

const ScaleDialog = lazy(() => import('./ScaleDialog.tsx'))

export const ScaleActs = ({ shown }: { shown: FeeScaleDetail }) => {
  const { fee_scale: it, standing } = shown
  const acts = feeScaleActs(it, useActingPerson(), today())
  const [question, setQuestion] = useState<ScaleQuestion | null>(null)
  return (
    <>
      {standing === 'draft' && (
        <DraftActs scale={it} acts={acts} onPublish={() => setQuestion('publish')} />
      )}
      {standing === 'to-come' && <WithdrawAct scale={it} why={reasonAgainst(acts.withdraw)} />}
      {['in-force', 'replaced'].includes(standing) && (
        <ActButton why={reasonAgainst(acts.end)} onPress={() => setQuestion('end')}>
          End
        </ActButton>
      )}
      {standing !== 'draft' && (
        <CopyAct why={reasonAgainst(acts.copy)} onPress={() => setQuestion('copy')} />
      )}
      {question && (
        <Suspense>
          <ScaleDialog question={question} shown={shown} onClose={() => setQuestion(null)} />
        </Suspense>
      )}
    </>
  )
}

const CopyAct = ({ why, onPress }: { why: string | undefined; onPress: () => void }) => (
  <ActButton className="btn main" why={why} onPress={onPress}>
    Copy
  </ActButton>
)

type WithdrawProps = { scale: StoredFeeScale; why: string | undefined }

const WithdrawAct = ({ scale, why }: WithdrawProps) => {
  const key = useKey()
  return (
    <ActButton
      why={why}
      onPress={() => void runAct(() => withdrawFeeScale(scale, key.now()), 'Withdrawn to draft')}
    >
      Withdraw
    </ActButton>
  )
}

type DraftProps = { scale: StoredFeeScale; acts: Acts<FeeScaleAct>; onPublish: () => void }

const DraftActs = ({ scale, acts, onPublish }: DraftProps) => {
  const isTyped = useStore($isScaleTyped)
  const [firstError] = errorsOf(useStore($scaleProblems))
  const typed = useStore($typedScale) ?? scale
  const key = useKey()
  const save = () =>
    runAct(async () => {
      await saveScale(key.now())
      key.renew()
    }, 'Draft saved')
  const discard = () =>
    runAct(async () => {
      // The page leaves first: the broadcast of the deletion would refetch a scale that is gone.
      setSearch('?view=prices')
      await discardFeeScale(scale, key.now())
      discardChanges()
    }, 'Draft discarded')
  return (
    <>
      <ActButton why={reasonAgainst(acts.discard)} onPress={() => void discard()}>
        Discard
      </ActButton>
      <ActButton
        why={reasonAgainst(acts.change) ?? (isTyped ? undefined : 'There are no changes to save.')}
        onPress={() => void save()}
      >
        Save draft
      </ActButton>
      <ActButton
        className="btn main"
        why={reasonAgainst(acts.publish)}
        onPress={() => (firstError ? openPart(typed, firstError.field) : onPublish())}
      >
        Publish
      </ActButton>
    </>
  )
}

// One idempotency key per press, so that a retry does nothing twice.
const useKey = () => {
  const key = useRef(crypto.randomUUID())
  return {
    now: () => key.current,
    renew: () => {
      key.current = crypto.randomUUID()
    },
  }
}

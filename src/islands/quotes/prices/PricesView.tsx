import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { $crumb } from '#stores/chrome/route'
import { $feeScaleId } from '#stores/quote/scale/scales'
import ScaleList from './ScaleList.tsx'

const ScaleEditor = lazy(() => import('./ScaleEditor.tsx'))

export default function PricesView() {
  const canSee = useCan('fee-scales.update')
  const id = useStore($feeScaleId)
  useEffect(() => {
    $crumb.set('Prices')
    return () => $crumb.set(null)
  }, [])
  if (!canSee)
    return (
      <p className="area-say">You do not have permission to see prices. Ask an administrator.</p>
    )
  if (id === null) return <ScaleList />
  return (
    <Suspense fallback={<Skeleton rows={14} />}>
      <ScaleEditor />
    </Suspense>
  )
}

import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import { $crumb } from '#stores/chrome/route'
import { $feeScaleId } from '#stores/quote/scale/scales'
import { hasPermission } from '#stores/user/permissions'
import ScaleList from './ScaleList.tsx'

const ScaleEditor = lazy(() => import('./ScaleEditor.tsx'))

/** The prices by which quotes are made: the list of scales, or one of them. */
export default function PricesView() {
  const id = useStore($feeScaleId)
  useEffect(() => {
    $crumb.set('Prices')
    return () => $crumb.set(null)
  }, [])
  if (!hasPermission('fee-scales.update'))
    return <p className="area-say">You need the permission fee-scales.update to see prices.</p>
  if (id === null) return <ScaleList />
  return (
    <Suspense fallback={<Skeleton rows={14} />}>
      <ScaleEditor />
    </Suspense>
  )
}

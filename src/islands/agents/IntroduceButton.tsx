import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'

const IntroduceClient = lazy(() => import('./IntroduceClient.tsx'))

export const IntroduceButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn main" onClick={() => setOpen(true)}>
        <Icon name="user-plus" /> Introduce a client
      </button>
      <Dialog title="Introduce a client" open={isOpen} onClose={() => setOpen(false)} wide>
        <Suspense fallback={<Skeleton rows={5} />}>
          <IntroduceClient onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}

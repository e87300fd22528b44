import { lazy, Suspense, useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'

const ApprovalForm = lazy(() => import('./ApprovalForm.tsx'))

/** Opens the question whether a second person publishes each template. */
export const ApprovalAct = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <HeadAct can="firm.update">
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="shield-check" /> Approval
      </button>
      <Dialog title="Approval of templates" open={isOpen} onClose={() => setOpen(false)}>
        <Suspense>
          <ApprovalForm onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </HeadAct>
  )
}

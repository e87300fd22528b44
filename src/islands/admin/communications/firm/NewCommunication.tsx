import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { CommunicationContent } from '#domain/communication/firm/communication'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { createCommunication } from '#stores/communication/firm'

const CommunicationForm = lazy(() =>
  import('./CommunicationForm.tsx').then((it) => ({ default: it.CommunicationForm })),
)

const create = async (content: CommunicationContent, key: string) => {
  const { id, name } = await createCommunication(content, key)
  addToast({
    severity: 'success',
    summary: `${name} saved as a draft`,
    detail: 'Activate it to send it instead of the standard text.',
    life: 6000,
  })
  go(href('admin-communications-id', { id }))
}

export default function NewCommunication() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create Communication</h1>
        <p className="mute">Your own text for an event, instead of or beside the standard one.</p>
      </header>
      <Suspense fallback={<Skeleton rows={12} />}>
        <CommunicationForm submit="Save draft" onSubmit={create} />
      </Suspense>
    </>
  )
}

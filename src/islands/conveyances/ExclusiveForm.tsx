import { useStore } from '@nanostores/react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { EventSubject } from '#domain/event'
import { $turn } from '#stores/record/editing-turn'

type EditTarget = {
  subject: EventSubject
  id: string
  part: string
  /** The name of the edited part for use inside a sentence: 'the key dates'. */
  name: string
  onLeave?: () => void
}

// If this fails to load, the form still works and the second to save chooses which version to keep.
const NoEditor: ComponentType<EditTarget> = () => null
const EditedBy = lazy<ComponentType<EditTarget>>(() =>
  import('./EditedBy.tsx').catch(() => ({ default: NoEditor })),
)

/** A form that one person edits at a time; a second person sees it read-only and may take over. */
export const ExclusiveForm = ({ children, ...place }: EditTarget & { children: ReactNode }) => {
  const turn = useStore($turn)
  return (
    <>
      <Suspense fallback={null}>
        <EditedBy {...place} />
      </Suspense>
      <fieldset className="contents" disabled={turn === 'theirs'}>
        {children}
      </fieldset>
    </>
  )
}

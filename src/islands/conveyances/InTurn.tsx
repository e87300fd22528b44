import { useStore } from '@nanostores/react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { EventSubject } from '#domain/event'
import { $turn } from '#stores/record/editing-turn'

type Place = {
  subject: EventSubject
  id: string
  part: string
  /** What is edited, in the middle of a sentence: 'the key dates'. */
  name: string
  /** Leaves the form, where it has no page of its own. */
  onLeave?: () => void
}

// Without it the form is there all the same, and who saves second chooses.
const nobody: ComponentType<Place> = () => null
const EditedBy = lazy<ComponentType<Place>>(() =>
  import('./EditedBy.tsx').catch(() => ({ default: nobody })),
)

/** A form that one person writes in at a time: whoever comes second reads along, and may take over. */
export const InTurn = ({ children, ...place }: Place & { children: ReactNode }) => {
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

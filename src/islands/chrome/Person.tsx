import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { fullName, initials } from '#domain/user'
import { $session } from '#stores/session'
import { usePopover } from './use-popover.ts'

const PersonMenu = lazy(() => import('./PersonMenu.tsx'))

/** The signed-in person: who they are, how the product looks to them, and the way out. */
export default function Person({ place }: { place: 'rail' | 'bar' }) {
  const user = useStore($session)?.user
  const { root, isOpen, toggle } = usePopover()
  return (
    <div className={`opens ${place === 'rail' ? 'rail-person' : ''}`} ref={root}>
      <button
        type="button"
        className="person-button"
        aria-label={user ? `${initials(user)}: ${fullName(user)}, you` : 'You'}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className="av plain self">{user ? initials(user) : ''}</span>
      </button>
      {isOpen && user && (
        <Suspense fallback={null}>
          <PersonMenu user={user} />
        </Suspense>
      )}
    </div>
  )
}

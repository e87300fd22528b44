import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Popover } from '#components/overlay/Popover.tsx'
import { fullName, initials } from '#domain/user/user'
import { $session } from '#stores/user/session'

const PersonMenu = lazy(() => import('./PersonMenu.tsx'))

/** The signed-in person's initials, which open the account menu. */
export default function Person({ place }: { place: 'rail' | 'bar' }) {
  const user = useStore($session)?.user
  return (
    <Popover
      place={place === 'rail' ? 'rail' : 'end'}
      className="person-button"
      label={user ? `${initials(user)}: ${fullName(user)}, you` : 'You'}
      trigger={<span className="av plain self">{user ? initials(user) : ''}</span>}
    >
      {() => <Suspense fallback={null}>{user && <PersonMenu user={user} />}</Suspense>}
    </Popover>
  )
}

import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Tabs } from '#components/Tabs.tsx'
import type { AccountForm, UserDetail } from '#domain/user/account'
import { typeLabels } from '#domain/user/account-labels'
import { mayChangeWith } from '#domain/user/acting-person'
import { mayLeave } from '#domain/user/leave/departure'
import { fullName } from '#domain/user/user'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import { $user, changeUser } from '#stores/user/user'
import { Access } from './Access.tsx'
import UserActs from './UserActs.tsx'
import { UserFactor } from './UserFactor.tsx'
import { UserSessions } from './UserSessions.tsx'
import { UserStatusMark } from './user-columns.tsx'

const ProfileForm = lazy(() => import('./ProfileForm.tsx'))
const Covers = lazy(() => import('#islands/cover/Covers.tsx'))
const ProfileTab = lazy(() => import('./profile/ProfileTab.tsx'))
const LeaveTab = lazy(() => import('./leave/LeaveTab.tsx'))

const save = async ({ type: _, ...account }: AccountForm, key: string, version: number) => {
  await changeUser(account, key, version)
  addToast({ severity: 'success', summary: 'Saved', life: 3000 })
}

export default function EditUser() {
  const fetcherValue = useStore($user)
  return (
    <Loaded from={fetcherValue} skeleton={<Skeleton rows={14} />} retry={() => $user.revalidate()}>
      {(loaded) => <LoadedUser user={loaded} />}
    </Loaded>
  )
}

const LoadedUser = ({ user }: { user: UserDetail }) => {
  const tab = new URLSearchParams(useStore($route).search).get('tab') ?? 'profile'
  const name = `${user.user.first_name} ${user.user.last_name}`
  const canLeave = useCanLeave(user.user)
  useEffect(() => $crumb.set(name), [name])
  return (
    <>
      <UserHeader user={user.user} name={name} />
      <Tabs label="User" at={tab} follow={setSearch} tabs={tabsOf(user, canLeave)} />
      <TabContent tab={tab} user={user} canLeave={canLeave} />
    </>
  )
}

const staffTabs = [
  { key: 'details', label: 'Details and signature', href: '?tab=details' },
  { key: 'away', label: 'Away', href: '?tab=away' },
]

const tabsOf = ({ user, sessions }: UserDetail, canLeave: boolean) => [
  { key: 'profile', label: 'Profile and access', href: '?' },
  { key: 'sessions', label: 'Sessions', href: '?tab=sessions', count: sessions.length },
  ...(user.type === 'staff' ? staffTabs : []),
  ...(canLeave ? [{ key: 'leave', label: 'Leaving', href: '?tab=leave' }] : []),
]

/** Whether the reader may record that somebody leaves, or see that they left. */
const useCanLeave = (user: UserDetail['user']) => {
  const person = useActingPerson()
  if (mayChangeWith(person, ['users.update']) !== true || user.holds_more) return false
  return (user.type === 'staff' && user.status === 'left') || mayLeave(user, person.id) === true
}

type TabProps = { tab: string; user: UserDetail; canLeave: boolean }

const TabContent = ({ tab, user, canLeave }: TabProps) => {
  const canUpdate = mayChangeWith(useActingPerson(), ['users.update']) === true
  if (tab === 'sessions') return <SessionsAndFactor user={user} />
  if (tab === 'away' && user.user.type === 'staff')
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <Covers
          whose={fullName(user.user)}
          canChange={canUpdate && user.user.status === 'active'}
        />
      </Suspense>
    )
  if (tab === 'details' && user.user.type === 'staff')
    return (
      <Suspense fallback={<Skeleton rows={10} />}>
        <ProfileTab />
      </Suspense>
    )
  if (tab !== 'leave' || !canLeave) return <ProfileAndAccess user={user} />
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <LeaveTab user={user.user} />
    </Suspense>
  )
}

const SessionsAndFactor = ({ user }: { user: UserDetail }) => (
  <>
    <UserSessions user={user} />
    {user.user.type !== 'client' && <UserFactor user={user} />}
  </>
)

const UserHeader = ({ user, name }: { user: UserDetail['user']; name: string }) => (
  <header className="list-head">
    <h1 className="h1">{name}</h1>
    <UserStatusMark user={user} />
    <span className="mute">{typeLabels[user.type]}</span>
    <span className="end">
      <UserActs user={user} />
    </span>
  </header>
)

const ProfileAndAccess = ({ user }: { user: UserDetail }) => (
  <div className="admin-split">
    {user.user.type === 'client' ? (
      <p className="lead">Change a client’s details on their case.</p>
    ) : (
      <Suspense fallback={<Skeleton rows={12} />}>
        <ProfileForm key={user.user.id} user={user.user} onSubmit={save} />
      </Suspense>
    )}
    <Access user={user} />
  </div>
)

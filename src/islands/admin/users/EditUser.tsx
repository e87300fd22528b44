import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Tabs } from '#components/Tabs.tsx'
import type { AccountForm, ShownUser } from '#domain/user/account'
import { typeWords } from '#domain/user/account-labels'
import { $crumb, $route, setSearch } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import { $user, changeUser } from '#stores/user/user'
import { Access } from './Access.tsx'
import { UserActs } from './UserActs.tsx'
import { UserSessions } from './UserSessions.tsx'
import { UserStatusMark } from './user-columns.tsx'

const ProfileForm = lazy(() => import('./ProfileForm.tsx'))

const save = async ({ type: _, ...account }: AccountForm, key: string, version: number) => {
  await changeUser(account, key, version)
  addToast({ severity: 'success', summary: 'Saved', life: 3000 })
}

export default function EditUser() {
  const it = useStore($user)
  return (
    <Loaded from={it} skeleton={<Skeleton rows={14} />} retry={() => $user.revalidate()}>
      {(shown) => <Whole it={shown} />}
    </Loaded>
  )
}

const Whole = ({ it }: { it: ShownUser }) => {
  const tab = new URLSearchParams(useStore($route).search).get('tab') ?? 'profile'
  const name = `${it.user.first_name} ${it.user.last_name}`
  useEffect(() => $crumb.set(name), [name])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{name}</h1>
        <UserStatusMark it={it.user} />
        <span className="mute">{typeWords[it.user.type]}</span>
        <span className="end">
          <UserActs it={it.user} />
        </span>
      </header>
      <Tabs
        label="User"
        at={tab}
        follow={setSearch}
        tabs={[
          { key: 'profile', label: 'Profile and access', href: '?' },
          { key: 'sessions', label: 'Sessions', href: '?tab=sessions', count: it.sessions.length },
        ]}
      />
      {tab === 'sessions' ? (
        <UserSessions it={it} />
      ) : (
        <div className="admin-split">
          {it.user.type === 'client' ? (
            <p className="lead">A client’s details are changed on their case.</p>
          ) : (
            <Suspense fallback={<Skeleton rows={12} />}>
              <ProfileForm key={it.user.id} user={it.user} onSubmit={save} />
            </Suspense>
          )}
          <Access it={it} />
        </div>
      )}
    </>
  )
}

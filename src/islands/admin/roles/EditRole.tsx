import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import type { RoleGrant } from '#domain/user/role/grant'
import type { RoleBody, RoleDetail } from '#domain/user/role/role'
import { useCan } from '#islands/chrome/use-can.ts'
import { $crumb } from '#stores/chrome/route'
import { addToast } from '#stores/chrome/toasts'
import { $role, changeRole } from '#stores/user/role/roles'
import { RoleEffect } from './RoleEffect.tsx'
import { RoleFactor } from './RoleFactor.tsx'
import { RoleForm } from './RoleForm.tsx'

export default function EditRole() {
  const fetcherValue = useStore($role)
  return (
    <Loaded from={fetcherValue} skeleton={<Skeleton rows={16} />} retry={() => $role.revalidate()}>
      {(loaded) => <LoadedRole key={loaded.role.id} role={loaded} />}
    </Loaded>
  )
}

const saveRole = async (body: RoleBody, key: string, version: number) => {
  await changeRole(body, version, key)
  addToast({
    severity: 'success',
    summary: 'Saved',
    detail: 'The change applies immediately.',
    life: 4000,
  })
}

const LoadedRole = ({ role: roleDetail }: { role: RoleDetail }) => {
  const canUpdate = useCan('roles.update')
  const { role, members } = roleDetail
  const [typed, setTyped] = useState<RoleGrant>(role)
  const isExternal = role.system && ['Agent', 'Client'].includes(role.name)
  useEffect(() => $crumb.set(role.name), [role.name])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{role.name}</h1>
        {role.system ? <Chip>Standard</Chip> : <Chip tone="note">Custom</Chip>}
        {isExternal && (
          <span className="mute">
            Access for agents and clients is fixed: their own records only.
          </span>
        )}
      </header>
      <div className="admin-split">
        <div>
          <RoleForm
            value={role}
            version={role.version}
            onType={setTyped}
            submit="Save"
            isNamed={role.system}
            isFixed={isExternal || !canUpdate}
            onSubmit={saveRole}
          />
          {role.name !== 'Client' && <RoleFactor key={role.version} role={role} />}
        </div>
        <RoleEffect members={members} before={role} after={typed} />
      </div>
    </>
  )
}

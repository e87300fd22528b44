import { useStore } from '@nanostores/react'
import type { RoleBody } from '#domain/user/role/role'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { addToast } from '#stores/chrome/toasts'
import { $roles, createRole } from '#stores/user/role/roles'
import { RoleForm } from './RoleForm.tsx'

const blank: RoleBody = {
  name: '',
  description: '',
  permissions: [],
  scope: { conveyance: 'own', quotes: 'own' },
  read_only: false,
}

const save = async (body: RoleBody, key: string) => {
  const { role } = await createRole(body, key)
  addToast({ severity: 'success', summary: `${role.name} created`, life: 4000 })
  $roles.revalidate()
  go(href('admin-roles-id', { id: role.id }))
}

export default function NewRole() {
  const roles = useStore($roles).data ?? []
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create Role</h1>
        <p className="mute">You can grant only permissions that you have yourself.</p>
      </header>
      <RoleForm
        value={blank}
        presets={roles}
        submit="Create role"
        onType={() => {}}
        onSubmit={save}
      />
    </>
  )
}

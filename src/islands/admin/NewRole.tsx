import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import type { RoleBody } from '#domain/role'
import { go } from '#lib/go'
import { href } from '#routes'
import { $roles, createRole } from '#stores/roles'
import { addToast } from '#stores/toasts'
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
  addToast({ severity: 'success', summary: `${role.name} is there to be given`, life: 4000 })
  $roles.revalidate()
  go(href('admin-roles-id', { id: role.id }))
}

export default function NewRole() {
  const roles = useStore($roles).data ?? []
  const [value, setValue] = useState(blank)
  const [preset, setPreset] = useState('')
  const start = (id: string) => {
    const from = roles.find((it) => it.id === id)
    setPreset(id)
    if (!from) return
    const { permissions, scope, read_only } = from
    setValue({ ...value, permissions, scope, read_only })
  }
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Create Role</h1>
        <p className="mute">You can give only what you hold yourself.</p>
      </header>
      <div className="admin-form preset">
        <SelectField
          label="Start from"
          name="preset"
          value={preset}
          options={[
            { value: '', label: 'Nothing' },
            ...roles.map((it) => ({ value: it.id, label: it.name })),
          ]}
          onChange={start}
        />
      </div>
      <RoleForm value={value} onChange={setValue} submit="Create role" onSubmit={save} />
    </>
  )
}

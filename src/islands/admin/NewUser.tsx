import { useState } from 'react'
import { ChoiceField } from '#components/Choices.tsx'
import { Invitation } from '#domain/user-account'
import { go } from '#lib/go'
import { href } from '#routes'
import { invite } from '#stores/admin-user'
import { addToast } from '#stores/toasts'
import { faultsOf } from './faults.ts'
import { profileOf, UserForm, type UserValues } from './UserForm.tsx'

const blank = (type: UserValues['type']): UserValues => ({
  type,
  email: '',
  first_name: '',
  last_name: '',
  roles: type === 'agent' ? ['Agent'] : [],
  team: '',
  job_title: '',
  phone: '',
  is_fee_earner: false,
  agency_id: '',
})

const send = async (values: UserValues, key: string) => {
  const read = Invitation.safeParse({ ...profileOf(values), type: values.type })
  if (!read.success)
    throw Object.assign(new Error('Some of this needs another look.'), {
      fields: faultsOf(read.error.issues),
    })
  const { user } = await invite(read.data, key)
  addToast({
    severity: 'success',
    summary: `${user.first_name} is invited`,
    detail: `A link to sign in is on its way to ${user.email}. It works for 72 hours.`,
    life: 6000,
  })
  go(href('admin-users', {}))
}

export default function NewUser() {
  const [type, setType] = useState<UserValues['type']>('staff')
  return (
    <>
      <header className="list-head">
        <h1 className="h1">New User</h1>
        <p className="mute">They get a link by email that signs them in for the first time.</p>
      </header>
      <UserForm key={type} start={blank(type)} submit="Invite" isNew onSubmit={send}>
        <ChoiceField
          label="Type"
          name="type"
          width="w3"
          value={type}
          options={[
            { value: 'staff', label: 'Staff' },
            { value: 'agent', label: 'Agent' },
          ]}
          onChange={(next) => setType(next === 'agent' ? 'agent' : 'staff')}
        />
      </UserForm>
    </>
  )
}

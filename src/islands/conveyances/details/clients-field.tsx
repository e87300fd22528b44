import type { FormPart, Values } from '#components/form/form-parts.ts'
import { referenceRoleLabels } from '#domain/contact/labels'
import { ClientRole } from '#domain/party'

const roles = ClientRole.options.map((value) => ({ value, label: referenceRoleLabels[value] }))
const isNew = ({ contact_id }: Values) => !contact_id
const isKnown = (values: Values) => !isNew(values)

export const clientsField: FormPart = {
  name: 'clients',
  label: 'Clients',
  kind: 'rows',
  one: 'client',
  least: 1,
  most: 12,
  blank: { contact_id: '', name: '', email: '', phone: '', role: 'seller' },
  fields: [
    {
      name: 'name',
      label: 'Client',
      kind: 'own',
      when: isKnown,
      render: ({ value }) => (
        <p className="field">
          <span className="lab">Client</span>
          {String(value)}
        </p>
      ),
    },
    { name: 'name', label: 'Name', kind: 'text', when: isNew },
    { name: 'role', label: 'Role', kind: 'select', options: roles },
    { name: 'email', label: 'Email', kind: 'email', when: isNew },
    { name: 'phone', label: 'Telephone', kind: 'phone', when: isNew },
  ],
}

import type { FormPart, Values } from '#components/form/form-parts.ts'
import { clientRoles, roleIn, usualRole } from '#domain/contact/client-roles'
import { referenceRoleLabels } from '#domain/contact/labels'
import type { MatterType } from '#domain/matter'
import { ClientRole } from '#domain/party'

/** What decides the roles to choose from: the matter, and the roles that clients have already. */
export type ClientsCase = {
  readonly matter_type: MatterType
  readonly clients: readonly { readonly role: ClientRole }[]
}

const optionsFor = ({ matter_type, clients }: ClientsCase) =>
  [...new Set([...clientRoles[matter_type], ...clients.map(({ role }) => role)])].map((value) => ({
    value,
    label: referenceRoleLabels[value],
  }))
const isNew = ({ contact_id }: Values) => !contact_id
const isKnown = (values: Values) => !isNew(values)

export const clientsField = (of: ClientsCase): FormPart => ({
  name: 'clients',
  label: 'Clients',
  kind: 'rows',
  one: 'client',
  least: 1,
  most: 12,
  blank: { contact_id: '', name: '', email: '', phone: '', role: usualRole(of.matter_type) },
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
    { name: 'role', label: 'Role', kind: 'select', options: optionsFor(of) },
    { name: 'email', label: 'Email', kind: 'email', when: isNew },
    { name: 'phone', label: 'Telephone', kind: 'phone', when: isNew },
  ],
})

/** The same rows of clients once the matter is another. */
export const clientsIn = (matter: MatterType, rows: readonly Values[]): readonly Values[] =>
  rows.map((row) => {
    const role = ClientRole.safeParse(row['role'])
    return { ...row, role: role.success ? roleIn(matter, role.data) : usualRole(matter) }
  })

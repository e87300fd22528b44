import { Empty } from '#components/Loaded.tsx'
import { referenceRoleLabels } from '#domain/contact/labels'
import type { ContactReference } from '#domain/contact/reference'
import type { ContactView } from '#domain/contact/view'
import { matterNames } from '#domain/matter-names'
import { href } from '#routes'

const addressOf = ({ kind, id }: ContactReference) => {
  if (kind === 'conveyance') return href('conveyances-id', { id })
  return kind === 'lead' ? href('quotes-leads-id', { id }) : href('quotes-quote-cases-id', { id })
}

const kindLabels = { conveyance: 'Case', 'quote-case': 'Quote', lead: 'Lead' } as const

export const ContactReferences = ({ contact }: { contact: ContactView }) =>
  contact.references.length === 0 ? (
    <Empty title="No cases, quotes or leads" />
  ) : (
    <div className="wide-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Kind</th>
            <th scope="col">Role</th>
            <th scope="col">About</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {contact.references.map((one) => (
            <tr key={one.id}>
              <td>
                <a className="link ref" href={addressOf(one)}>
                  {one.ref}
                </a>
              </td>
              <td>{one.matter_type ? matterNames[one.matter_type] : kindLabels[one.kind]}</td>
              <td>{referenceRoleLabels[one.role]}</td>
              <td>{one.about}</td>
              <td>{one.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

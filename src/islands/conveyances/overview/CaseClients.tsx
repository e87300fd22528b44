import { referenceRoleLabels } from '#domain/contact/labels'
import type { CaseDetail } from '#domain/conveyance/api'
import type { ClientParty } from '#domain/party'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { EmailLink, PhoneLink } from './contact-links.tsx'
import { ChangePart, Line, Part } from './overview-parts.tsx'

/** The clients of a case, each with how to reach them. */
export const CaseClients = ({ caseFile }: { caseFile: CaseDetail }) => (
  <Part title="Clients" act={<ChangePart caseFile={caseFile} part="clients" label="the clients" />}>
    {caseFile.conveyance.clients.map((client) => (
      <Client key={client.contact_id} client={client} />
    ))}
  </Part>
)

const Client = ({ client }: { client: ClientParty }) => {
  const { contact_id, role, preferred_name, email, phone } = client
  return (
    <>
      <Line name={referenceRoleLabels[role]}>
        <ContactLink client={client} />
      </Line>
      {preferred_name && <Line name="Preferred name">{preferred_name}</Line>}
      <Line name="Email">
        {email ? <EmailLink>{email}</EmailLink> : <AddEmail contactId={contact_id} />}
      </Line>
      <Line name="Telephone">
        <PhoneLink>{phone}</PhoneLink>
      </Line>
    </>
  )
}

const AddEmail = ({ contactId }: { contactId: string }) => {
  const canUpdate = useCan('clients.update')
  return contactId && canUpdate ? (
    <a className="link" href={href('conveyances-contacts-id', { id: contactId })}>
      Add an email address
    </a>
  ) : (
    'No email address'
  )
}

const ContactLink = ({ client: { contact_id, name } }: { client: ClientParty }) => {
  const canView = useCan('clients.view-any')
  return contact_id && canView ? (
    <a className="link" href={href('conveyances-contacts-id', { id: contact_id })}>
      {name}
    </a>
  ) : (
    name
  )
}

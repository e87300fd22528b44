import { formatPhone } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import {
  channelLabels,
  emailKindLabels,
  languageName,
  phoneKindLabels,
  vulnerabilityLabels,
} from '#domain/contact/labels'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { date } from '#lib/format'

export const ContactFacts = ({ contact }: { contact: Contact }) => (
  <div className="case-overview">
    <Part title="Names">
      <Line name="Preferred name">{contact.preferred_name ?? '–'}</Line>
      <Line name="Previous names">{contact.previous_names.join(', ') || '–'}</Line>
      <Line name="Date of birth">{contact.date_of_birth ? date(contact.date_of_birth) : '–'}</Line>
    </Part>
    <EmailAndTelephone contact={contact} />
    <Part title="Addresses">
      {contact.addresses.map(({ lines, postcode, from, to }) => (
        <Line key={`${lines} ${from}`} name={to === null ? 'Current' : `Until ${date(to)}`}>
          {[lines, postcode].filter(Boolean).join(', ')}
        </Line>
      ))}
    </Part>
    <Part title="Communication">
      <Line name="Channels">
        {contact.communication.channels.map((one) => channelLabels[one]).join(', ') ||
          'No preference'}
      </Line>
      <Line name="Language">{languageName(contact.communication.language)}</Line>
      <Line name="Large print">{contact.communication.large_print ? 'Yes' : 'No'}</Line>
    </Part>
    {contact.vulnerability && (
      <Part title="Vulnerability">
        <Line name={vulnerabilityLabels[contact.vulnerability.type]}>
          {contact.vulnerability.note}
        </Line>
        <Line name="Reasonable adjustments">{contact.vulnerability.adjust || '–'}</Line>
      </Part>
    )}
  </div>
)

const EmailAndTelephone = ({ contact }: { contact: Contact }) => (
  <Part title="Email and telephone">
    {contact.emails.map(({ kind, address, is_main }) => (
      <Line key={address} name={emailKindLabels[kind]}>
        {address}
        <Main is={is_main} />
      </Line>
    ))}
    {contact.phones.map(({ kind, number, is_main }) => (
      <Line key={number} name={phoneKindLabels[kind]}>
        {formatPhone(number)}
        <Main is={is_main} />
      </Line>
    ))}
  </Part>
)

const Main = ({ is }: { is: boolean }) => (is ? <span className="mute"> (main)</span> : null)

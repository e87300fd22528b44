import type { ReactNode } from 'react'
import { phoneWritten } from '#domain/contact'
import type { Contact } from '#domain/contact/contact'
import {
  channelLabels,
  emailKindLabels,
  languageName,
  phoneKindLabels,
  vulnerabilityLabels,
} from '#domain/contact/labels'
import { date } from '#lib/format'

/** Everything that is known of a person. */
export const ContactFacts = ({ it }: { it: Contact }) => (
  <div className="case-overview">
    <Part title="Names">
      <Line name="Preferred name">{it.preferred_name ?? '–'}</Line>
      <Line name="Previous names">{it.previous_names.join(', ') || '–'}</Line>
      <Line name="Date of birth">{it.date_of_birth ? date(it.date_of_birth) : '–'}</Line>
    </Part>
    <Part title="Email and telephone">
      {it.emails.map(({ kind, address, is_main }) => (
        <Line key={address} name={emailKindLabels[kind]}>
          {address}
          <Main is={is_main} />
        </Line>
      ))}
      {it.phones.map(({ kind, number, is_main }) => (
        <Line key={number} name={phoneKindLabels[kind]}>
          {phoneWritten(number)}
          <Main is={is_main} />
        </Line>
      ))}
    </Part>
    <Part title="Addresses">
      {it.addresses.map(({ lines, postcode, from, to }) => (
        <Line key={`${lines} ${from}`} name={to === null ? 'Current' : `Until ${date(to)}`}>
          {[lines, postcode].filter(Boolean).join(', ')}
        </Line>
      ))}
    </Part>
    <Part title="Communication">
      <Line name="Channels">
        {it.communication.channels.map((one) => channelLabels[one]).join(', ') || 'No preference'}
      </Line>
      <Line name="Language">{languageName(it.communication.language)}</Line>
      <Line name="Large print">{it.communication.large_print ? 'Yes' : 'No'}</Line>
    </Part>
    {it.vulnerability && (
      <Part title="Vulnerability">
        <Line name={vulnerabilityLabels[it.vulnerability.type]}>{it.vulnerability.note}</Line>
        <Line name="What we do differently">{it.vulnerability.adjust || '–'}</Line>
      </Part>
    )}
  </div>
)

const Main = ({ is }: { is: boolean }) => (is ? <span className="mute"> (main)</span> : null)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sec">
    <header>
      <h2>{title}</h2>
    </header>
    <dl className="lines-2">{children}</dl>
  </section>
)

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

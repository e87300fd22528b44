import type { IdentityCheck, IdentityPicture } from '#domain/identity/identity'
import { pictureNames } from '#domain/identity/labels'
import type { IdentityView } from '#domain/identity/view'
import { Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { date, dayOf, shortDate } from '#lib/format'

/** What the contact says, to hold the documents against. */
export const PersonFacts = ({ person: { person } }: { person: IdentityView }) => (
  <Part title="What we hold">
    <Line name="Full name">{person?.name}</Line>
    <Line name="Date of birth">{person?.date_of_birth && date(person.date_of_birth)}</Line>
    <Line name="Address">{person?.address}</Line>
  </Part>
)

/** What the firm’s identity service said, and the reference by which it finds this check. */
export const ServiceResults = ({ person }: { person: IdentityView }) => {
  const { check, service_reference } = person
  if (service_reference === null && check.electronic.length === 0) return null
  return (
    <Part title="Electronic check">
      {service_reference && <Line name="Reference for the service">{service_reference}</Line>}
      {check.electronic.map(({ event, provider, reference, outcome, summary, at }) => (
        <Line key={event} name={`${provider}, ${shortDate(dayOf(at))}`}>
          {outcome === 'clear' ? 'Clear' : 'To be looked into'}, ref. {reference}
          {summary && `; ${summary}`}
        </Line>
      ))}
    </Part>
  )
}

const shown = ['image/png', 'image/jpeg']

/** The pictures that the client sent; each look at one is in the audit log. */
export const Pictures = ({ check }: { check: IdentityCheck }) =>
  check.pictures.length === 0 ? (
    <p className="mute">No pictures have arrived.</p>
  ) : (
    <ul className="identity-pictures">
      {check.pictures.map((picture) => (
        <li key={picture.file_id}>
          <Picture picture={picture} />
        </li>
      ))}
    </ul>
  )

const Picture = ({ picture }: { picture: IdentityPicture }) => {
  const { file_id, slot, mime, name, code, at } = picture
  const href = `/files/${file_id}`
  return (
    <figure>
      {shown.includes(mime) ? (
        <a href={`${href}?inline`} target="_blank" rel="noreferrer">
          <img src={`${href}?inline`} alt={pictureNames[slot]} />
        </a>
      ) : (
        <a className="link" href={href} download={name}>
          {name}
        </a>
      )}
      <figcaption>
        {pictureNames[slot]}, {shortDate(dayOf(at))}
        {code && (
          <>
            ; the paper has to read <b className="num">{code}</b>
          </>
        )}
      </figcaption>
    </figure>
  )
}

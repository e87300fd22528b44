import { formatPhone } from '#domain/contact'
import { type ContactView, contactRowOf, currentAddress } from '#domain/contact/view'
import { date, pluralise } from '#lib/format'

type Line = { readonly label: string; readonly of: (it: ContactView) => string }

const lines: readonly Line[] = [
  { label: 'Name', of: ({ contact }) => contactRowOf(contact).name },
  { label: 'Preferred name', of: ({ contact }) => contact.preferred_name ?? '' },
  {
    label: 'Date of birth',
    of: ({ contact }) => (contact.date_of_birth ? date(contact.date_of_birth) : ''),
  },
  { label: 'Email', of: ({ contact }) => contact.emails.map((one) => one.address).join(', ') },
  {
    label: 'Telephone',
    of: ({ contact }) => contact.phones.map((one) => formatPhone(one.number)).join(', '),
  },
  { label: 'Address', of: ({ contact }) => currentAddress(contact) ?? '' },
  { label: 'Named on', of: ({ references }) => pluralise(references.length, 'record') },
]

export const MergePreview = ({ kept, other }: { kept: ContactView; other: ContactView }) => (
  <table className="table" aria-label="Both contacts">
    <thead>
      <tr>
        <td />
        <th scope="col">This contact stays</th>
        <th scope="col">Merged into it</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ label, of }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{of(kept) || '–'}</td>
          <td>{of(other) || '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

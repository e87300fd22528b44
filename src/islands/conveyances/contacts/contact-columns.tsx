import type { Column } from '#components/list/List.tsx'
import { formatPhone } from '#domain/contact'
import type { ContactRow } from '#domain/contact/view'
import { SampleMark } from '#islands/sample/SampleMark.tsx'

const phoneOf = ({ phone }: ContactRow) => (phone === null ? '–' : formatPhone(phone))

export const contactColumns: Column<ContactRow>[] = [
  {
    key: 'name',
    head: 'Name',
    sort: 'name',
    width: '24%',
    cell: (it) => (
      <>
        <b className="med">{it.name}</b>
        <SampleMark id={it.id} />
      </>
    ),
  },
  {
    key: 'preferred',
    head: 'Preferred name',
    width: '12%',
    cell: (it) => it.preferred_name ?? '–',
  },
  { key: 'email', head: 'Email', className: 'mute', cell: (it) => it.email ?? '–' },
  { key: 'phone', head: 'Telephone', width: 132, className: 'num', cell: phoneOf },
  { key: 'address', head: 'Address', className: 'mute', cell: (it) => it.address ?? '–' },
]

export const ContactCard = ({ contact }: { contact: ContactRow }) => (
  <>
    <b className="strong cut">
      {contact.name}
      <SampleMark id={contact.id} />
    </b>
    <span className="cut mute">{contact.email ?? 'No email address'}</span>
    <span className="row between mute">
      <span className="cut">{contact.address ?? 'No address'}</span>
      <span className="num">{phoneOf(contact)}</span>
    </span>
  </>
)

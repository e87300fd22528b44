import { Empty } from '#components/Loaded.tsx'
import type { ContactView } from '#domain/contact/view'
import { exactInstant, shortInstant } from '#lib/format'

export const ContactHistory = ({ contact }: { contact: ContactView }) =>
  contact.history.length === 0 ? (
    <Empty title="Nothing has been changed" />
  ) : (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {contact.history.map(({ at, who, what, from, to }) => (
          <tr key={`${at} ${what} ${to}`}>
            <td>
              <time title={exactInstant(at)}>{shortInstant(at)}</time>
            </td>
            <td>{who}</td>
            <td>{what}</td>
            <td>{from ?? '–'}</td>
            <td>{to ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

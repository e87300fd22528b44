import { Empty } from '#components/Loaded.tsx'
import type { AgencyView } from '#domain/agent/view'
import { exactInstant, shortInstant } from '#lib/format'

/** What was done to an agency, its branches and its negotiators, newest first. */
export const AgencyHistory = ({ view }: { view: AgencyView }) =>
  view.history.length === 0 ? (
    <Empty title="Nothing has been changed" />
  ) : (
    <table className="list" aria-label="History">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {view.history.map(({ at, who, text }) => (
          <tr key={`${at} ${text}`}>
            <td>
              <time title={exactInstant(at)}>{shortInstant(at)}</time>
            </td>
            <td>{who}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

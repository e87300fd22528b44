import type { TeamMember } from '#domain/conveyance/day/team'
import { loadText } from '#domain/user/profile/labels'
import { href } from '#routes'

/** Each person with their open cases and tasks, most overdue first, with a link to their cases. */
export const TeamLoad = ({ members }: { members: readonly TeamMember[] }) =>
  members.length > 0 && (
    <section className="sec">
      <header>
        <h2>Team load</h2>
        <span className="count">{members.length}</span>
      </header>
      <table className="team-load">
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Cases</th>
            <th scope="col">Overdue</th>
            <th scope="col">Next 5 days</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </section>
  )

const isOverloaded = ({ open_cases, capacity }: TeamMember) =>
  capacity !== null && open_cases > capacity

const Row = ({ member }: { member: TeamMember }) => (
  <tr>
    <th scope="row">
      <a className="link" href={`${href('conveyances', {})}?fee_earner=${member.id}`}>
        {member.name}
      </a>
      {member.covered_by && <span className="faint"> Away, covered by {member.covered_by}</span>}
    </th>
    <td className={`num ${isOverloaded(member) ? 'bad' : ''}`}>
      {loadText(member.open_cases, member.capacity)}
    </td>
    <td className={`num ${member.overdue > 0 ? 'bad' : ''}`}>{member.overdue}</td>
    <td className="num">{member.due}</td>
  </tr>
)

import type { ClientCase } from '#domain/conveyance/portal/case'

/** How far the lawyers are with what they ask each other, in plain words; nothing before and after. */
export const ClientEnquiries = ({
  clientCase: { complete, enquiries },
}: {
  clientCase: ClientCase
}) =>
  complete || !enquiries ? null : (
    <section>
      <h2>Questions between the conveyancers</h2>
      <p>{enquiries.text}</p>
      <ul>
        {enquiries.lines.map((line) => (
          <li key={line.phrase}>
            <b>{line.phrase}</b> <span className="mute">{line.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )

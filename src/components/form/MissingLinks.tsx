import type { Missing } from '#domain/refusal'

/** What has to be done or looked at first, each with a link to it. */
export const MissingLinks = ({ missing }: { missing: readonly Missing[] }) =>
  missing.length === 0 ? null : (
    <ul>
      {missing.map((one) => (
        <li key={one.what}>
          <a href={one.href}>{one.what}</a>
        </li>
      ))}
    </ul>
  )

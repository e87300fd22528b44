import { Icon } from '#components/Icon.tsx'
import type { Missing } from '#domain/refusal'

/** Lists what must be done before an act, each item with a link. */
export const MissingList = ({
  missing,
  act,
  onLeave,
}: {
  missing: readonly Missing[]
  act: string
  onLeave: () => void
}) => (
  <>
    <p>
      {missing.length === 1 ? 'One item is' : `${missing.length} items are`} still open before you
      can {act}.
    </p>
    <ul className="missing">
      {missing.map((one) => (
        <li key={one.what}>
          <Icon name="circle-dashed" />
          {one.what}
          <a href={one.href} onClick={onLeave}>
            Go there
          </a>
        </li>
      ))}
    </ul>
  </>
)

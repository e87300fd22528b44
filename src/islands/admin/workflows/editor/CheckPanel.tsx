import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { type PlaceProps, placeOfStep } from './places.ts'

type Props = Pick<PlaceProps, 'onPlace'> & { workflow: Workflow; findings: readonly Finding[] }

/** Everything that is wrong with the draft, each leading to its place. */
export const CheckPanel = ({ workflow, findings, onPlace }: Props) => {
  if (findings.length === 0)
    return <p className="mute">Nothing is wrong: this version can be published.</p>
  return (
    <ul className="problems">
      {findings.map((it) => (
        <li
          key={`${it.place.rule ?? it.place.step ?? it.place.milestone} ${it.text}`}
          className={it.severity === 'error' ? 'bad' : 'warn'}
        >
          <button
            type="button"
            className="link"
            onClick={() => onPlace(it.place.step ? placeOfStep(workflow, it.place.step) : it.place)}
          >
            {it.text}
          </button>
        </li>
      ))}
    </ul>
  )
}

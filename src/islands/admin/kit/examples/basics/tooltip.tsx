import { Icon } from '#components/Icon.tsx'
import { Tooltip } from '#components/overlay/Tooltip.tsx'

export const about = { heading: 'Tooltip', words: 'hint hover focus touch description' }

/** A hint by pointer, keyboard and touch; never the only place for information. */
export default function Hints() {
  return (
    <p className="kit-row">
      <Tooltip says="Instructed out of quotes, in this period">
        <button type="button" className="term">
          Conversion
        </button>
      </Tooltip>
      <Tooltip says="Prints the page without its frame">
        <button type="button" className="icon-btn" aria-label="Print">
          <Icon name="printer" />
        </button>
      </Tooltip>
    </p>
  )
}

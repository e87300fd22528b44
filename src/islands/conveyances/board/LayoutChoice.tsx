import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import {
  $conveyanceLayout,
  type ConveyanceLayout,
  openLayout,
} from '#stores/conveyance/board/layout'

const choices = [
  { layout: 'list', label: 'List', icon: 'rows-3' },
  { layout: 'board', label: 'Board', icon: 'columns-3' },
  { layout: 'calendar', label: 'Calendar', icon: 'calendar' },
] as const satisfies readonly { layout: ConveyanceLayout; label: string; icon: string }[]

/** Switches the cases between list, board and calendar; the address keeps the choice. */
export const LayoutChoice = () => {
  const current = useStore($conveyanceLayout)
  return (
    <fieldset className="seg-ctl layouts" aria-label="Layout">
      {choices.map(({ layout, label, icon }) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === current}
          title={label}
          onClick={() => openLayout(layout)}
        >
          <Icon name={icon} /> <span>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}

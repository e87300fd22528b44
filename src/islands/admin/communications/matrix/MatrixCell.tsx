import { Icon } from '#components/Icon.tsx'
import type { CellMode } from '#domain/communication/matrix/cell'
import { modeAfter, modeLabels } from './cell-modes.ts'

type Props = {
  /** 'Contracts were exchanged, client, email'. */
  name: string
  /** The subject of the standard text, or the name of the firm's own. */
  text: string
  mode: CellMode
  isClient: boolean
  isReviewed: boolean
  /** Why it cannot be switched off; null when it can. */
  locked: string | null
  isFixed: boolean
  onChange: (mode: CellMode) => void
}

/** One cell: pressing it goes through on, client’s choice and off. */
export const MatrixCell = (it: Props) => {
  const { name, text, mode, isReviewed, locked } = it
  const state = locked === null ? modeLabels[mode] : 'Must be sent'
  const title = [text, state, isReviewed && 'Approved by us first', locked]
    .filter(Boolean)
    .join('. ')
  return (
    <button
      type="button"
      className={`matrix-cell ${locked === null ? mode : 'locked'}`}
      aria-label={`${name}: ${state}`}
      title={title}
      aria-disabled={locked !== null || it.isFixed}
      onClick={() => {
        if (locked === null && !it.isFixed) it.onChange(modeAfter(mode, it.isClient))
      }}
    >
      {locked !== null && <Icon name="lock" />}
      {locked === null && mode === 'on' && <Icon name={isReviewed ? 'eye' : 'check'} />}
    </button>
  )
}

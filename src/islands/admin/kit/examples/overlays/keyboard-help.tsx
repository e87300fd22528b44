import { useState } from 'react'
import { KeyboardHelp } from '#components/overlay/KeyboardHelp.tsx'
import { useKeys } from '#components/overlay/keys.ts'

export const about = { heading: 'Keys', words: 'keyboard help shortcuts question mark' }

/** Components register their shortcuts while they are on the page; `?` lists them. */
export default function Keys() {
  const [isOpen, setOpen] = useState(false)
  const [count, setCount] = useState(0)
  useKeys([{ press: 'g', does: 'Count one more', run: () => setCount(count + 1) }])
  return (
    <p className="kit-row">
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Show keyboard shortcuts <kbd>?</kbd>
      </button>
      <kbd>G</kbd> was pressed <span className="num">{count}</span> times
      <KeyboardHelp
        open={isOpen}
        onClose={() => setOpen(false)}
        everywhere={[{ press: '?', does: 'Show keyboard shortcuts' }]}
      />
    </p>
  )
}

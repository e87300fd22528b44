import { useDeferredValue, useMemo, useState } from 'react'
import { sourceParts } from '#domain/enquiry/review/boundaries'
import type { ReviewRow } from '#domain/enquiry/review/rows'

type Props = {
  source: string
  rows: readonly ReviewRow[]
  left: readonly string[]
}

/** The text that a list was read from, with the place where each enquiry begins. */
export const ReviewSource = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The text that they were read from</summary>
      {isOpen && <Parts {...props} />}
    </details>
  )
}

const Parts = ({ source, rows, left }: Props) => {
  const shown = useDeferredValue(rows)
  const parts = useMemo(
    () =>
      sourceParts(
        source,
        shown.map(({ item }) => item.text),
        left,
      ),
    [source, shown, left],
  )
  return (
    <ol className="enquiry-source">
      {parts.map(({ at, start, text }) => (
        <li key={start} className={at === null ? 'mute' : ''}>
          <span className="num">{at === null ? '' : at + 1}</span>
          <span>{text.trim()}</span>
        </li>
      ))}
    </ol>
  )
}

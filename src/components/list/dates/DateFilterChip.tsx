import { lazy, Suspense, useEffect, useRef } from 'react'
import { usePopover } from '#components/overlay/use-popover.ts'
import { Icon } from '../../Icon.tsx'
import { type DateFilter, rangeLabel } from './date-filter.ts'

const fetchPanel = () => import('./DateFilterPanel.tsx')
const DateFilterPanel = lazy(fetchPanel)

type Props = {
  filter: DateFilter
  /** The parameters `dates` and `dates_of`. */
  value: string
  kinds: string
  /** It was just added: its panel opens. */
  isNew: boolean
  /** '9 cases'; undefined while they are counted. */
  found: string | undefined
  onChange: (change: Readonly<Record<string, string>>) => void
  onClose: () => void
}

/** The chip of the date filter, with a panel under it; a sheet on a phone. */
export const DateFilterChip = ({ filter, value, isNew, onClose, ...it }: Props) => {
  const { root, isOpen, toggle, close } = usePopover(onClose)
  const isFirst = useRef(isNew)
  useEffect(() => {
    if (isFirst.current) toggle()
    isFirst.current = false
  }, [toggle])
  return (
    <div className="date-filter-chip" ref={root}>
      <button
        type="button"
        className="fchip"
        aria-expanded={isOpen}
        onPointerEnter={() => void fetchPanel()}
        onClick={toggle}
      >
        {filter.label} <b>{rangeLabel(value)}</b>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <Suspense>
          <DateFilterPanel {...it} filter={filter} value={value} onDone={close} />
        </Suspense>
      )}
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { BulkBar } from '#components/list/BulkBar.tsx'
import { ListTotals } from '#components/list/ListTotals.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { $route } from '#stores/chrome/route'
import type { ListContext } from './list-page.ts'
import { type ListFigures, useParts } from './list-parts.ts'
import { showOutcome } from './outcome.ts'

const $unknown = atom<ListFigures | undefined>()

/** The totals of a list, or the bulk actions while rows are selected. */
export default function ListPageFoot({ noun, from, picked, onClear, parts }: ListContext<unknown>) {
  const { figures = $unknown, bulkNeeds, ...it } = useParts(parts)
  const words = new URLSearchParams(useStore($route).search).get('q') ?? ''
  const canChange = useCan(bulkNeeds) || bulkNeeds === undefined
  const bulk = canChange ? it.bulk : undefined
  const totals = useStore(figures) ?? (figures === $unknown ? countOf(from) : undefined)
  if (!bulk || picked.length === 0)
    return <ListTotals totals={totals} noun={noun} words={words} canPick={bulk !== undefined} />
  return (
    <BulkBar
      rows={picked}
      noun={noun}
      acts={bulk}
      onClear={onClear}
      onDone={(outcome, did) => {
        onClear()
        showOutcome(outcome, noun, did)
      }}
    />
  )
}

// All rows are loaded once there is no next page.
const countOf = ({ data, rows, next }: ListContext<unknown>['from']) =>
  data === undefined || next ? undefined : { count: rows.length, capped: false }

import { useRef } from 'react'
import type { ListPageProps } from './list-page.ts'

/** The rows of a list; those of the query before while the next ones load, so that typing does not blank the page. */
export const useKeptRows = <Row>(from: ListPageProps<Row>['from']): ListPageProps<Row>['from'] => {
  const known = useRef(from)
  if (from.data !== undefined) known.current = from
  const isWaiting = from.data === undefined && from.error === undefined
  return isWaiting && known.current.data !== undefined ? { ...known.current, loading: true } : from
}

import { useEffect, useState } from 'react'
import type { DocumentOpening } from '#domain/document/opening'
import { exactInstant } from '#lib/format'
import { fetchOpenings } from '#stores/document/documents'

/** Which clients have opened a document that is shared with them. */
export const Openings = ({ id }: { id: string }) => {
  const [openings, setOpenings] = useState<readonly DocumentOpening[] | null>(null)
  useEffect(() => {
    let isOver = false
    void fetchOpenings(id).then(
      (found) => isOver || setOpenings(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [id])
  return openings && <span>{openings.map(openingText).join('; ') || 'Nobody yet'}</span>
}

const openingText = ({ name, first_at, last_at }: DocumentOpening) =>
  first_at === last_at
    ? `${name}, ${exactInstant(first_at)}`
    : `${name}, ${exactInstant(first_at)}, last ${exactInstant(last_at)}`

import { useMemo, useRef } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { memoFileLimits } from '#domain/sale-memo/file-limits'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { sendMemoTo } from '#stores/sale-memo/sending'

/** Takes the file of a memo, and opens it beside what was read. */
export const MemoDrop = () => {
  const id = useRef<string | null>(null)
  const send = useMemo(
    () =>
      sendMemoTo((memo) => {
        id.current = memo
      }),
    [],
  )
  const open = () => {
    if (id.current !== null) go(href('quotes-sale-memos-id', { id: id.current }))
  }
  return (
    <FileDrop
      label="A memorandum of sale: PDF, email or photo"
      name="memo"
      limits={memoFileLimits}
      send={send}
      onSent={open}
    />
  )
}

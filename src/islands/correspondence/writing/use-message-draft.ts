import { useEffect, useRef, useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import { type DraftPlace, draftKeeper, type ShownDraft } from '#stores/message-draft/keeper'

export type KeptDraft = Omit<ShownDraft, 'fill'> & { discard: () => void }

const NOTHING: ShownDraft = { savedAt: null, problem: null, isOver: false }

/** Saves what is typed for its writer, and fills in what they typed before, here or on another device. */
export const useMessageDraft = (place: DraftPlace, blank: Values) => {
  const [shown, setShown] = useState<ShownDraft>(NOTHING)
  const [keeper] = useState(() => draftKeeper(place, blank))
  const isOpened = useRef(false)
  useEffect(() => {
    const stop = keeper.follow((next) => setShown((before) => ({ ...before, ...next })))
    if (!isOpened.current) void keeper.open()
    isOpened.current = true
    return () => {
      stop()
      void keeper.flush()
    }
  }, [keeper])
  return {
    ...shown,
    type: keeper.type,
    settled: keeper.settled,
    forget: keeper.forget,
    discard: () => void keeper.discard(),
  }
}

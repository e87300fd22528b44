import { useEffect, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { TemplateFilling } from '#domain/document/making/order'
import type { MakingPreview } from '#domain/document/making/view'
import { previewMaking } from '#stores/document/making'

/** The pause after a key press until the preview is made anew, in milliseconds. */
const PAUSE_MS = 500

type Shown = { readonly preview: MakingPreview | null; readonly problem: string | null }

/** A document as it would be made, a moment after each change. */
export const useMakingPreview = (filling: TemplateFilling): Shown => {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null })
  const body = JSON.stringify(filling)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      previewMaking(JSON.parse(body), stop.signal)
        .then((preview) => setShown({ preview, problem: null }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setShown((it) => ({ ...it, problem: sentenceOf(error) }))
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [body])
  return shown
}

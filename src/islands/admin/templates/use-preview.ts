import { useEffect, useState } from 'react'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { TemplateContent, TemplateFamily } from '#domain/template/template'
import type { SampleName } from '#domain/template/values/sample-case'
import type { TemplatePreview } from '#domain/template/view'
import { previewTemplate } from '#stores/template/template'

/** The pause after a key press until the preview is made anew, in milliseconds. */
const PAUSE_MS = 700

export type PreviewOf = { readonly sample: SampleName; readonly case_ref: string | null }

type Shown = { readonly preview: TemplatePreview | null; readonly problem: string | null }

/** The text as it comes out for a sample or a case, a moment after each change. */
export const usePreview = (
  family: TemplateFamily,
  content: TemplateContent,
  { sample, case_ref }: PreviewOf,
): Shown => {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null })
  const body = JSON.stringify({ content, sample, case_ref })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      previewTemplate(family, JSON.parse(body), stop.signal)
        .then((preview) => setShown({ preview, problem: null }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setShown((it) => ({ ...it, problem: sentenceOf(error) }))
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [family, body])
  return shown
}

import { useClassifications } from './use-classifications.ts'

/** What whoever answers such an enquiry should know, as the firm noted it; nothing without a note. */
export const ClassificationNote = ({ code }: { code: string }) => {
  const note = useClassifications().find((it) => it.code === code)?.note
  return note ? <p className="hint warn">{note}</p> : null
}

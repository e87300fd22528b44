import { useMemo, useRef, useState } from 'react'
import { Combobox } from '#components/combobox/Combobox.tsx'
import { type Find, findIn } from '#components/combobox/find.ts'
import type { Option } from '#components/Fields.tsx'
import { fetchEmailTemplates, fillEmail } from '#stores/tracked-email/email-templates'

type Text = { readonly subject: string; readonly text: string }
type Props = {
  caseId: string
  /** The address that is written to when a template is chosen. */
  toOf: () => string
  onFill: (text: Text) => void
}

/** Fills an email in from a template of its case, and says what the case lacks for it. */
export const EmailTemplateChoice = (props: Props) => {
  const find = useMemo(() => findTemplates(props.caseId), [props.caseId])
  const { chosen, missing, choose } = useFilling(props)
  return (
    <>
      <Combobox
        name="template"
        label="Start from a template (optional)"
        hint="It replaces the subject and the message."
        value={chosen}
        find={find}
        // The store has shown the error; what was typed stays.
        onChange={(option) => void choose(option).catch(() => {})}
      />
      {missing.length > 0 && (
        <p className="warn-text" role="status">
          The case does not have: {missing.join(', ')}. Add it to the message.
        </p>
      )}
    </>
  )
}

const useFilling = ({ caseId, toOf, onFill }: Props) => {
  const [chosen, setChosen] = useState<Option | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const latest = useRef<Option | null>(null)
  const choose = async (option: Option | null) => {
    latest.current = option
    setChosen(option)
    setMissing([])
    if (option === null) return
    const filled = await fillEmail(caseId, { template: option.value, to: toOf() })
    // Another may have been chosen meanwhile.
    if (latest.current !== option) return
    onFill({ subject: filled.subject, text: filled.text })
    setMissing(filled.missing)
  }
  return { chosen, missing, choose }
}

/** Searches the templates of a case, which are fetched when somebody first looks for one. */
const findTemplates = (caseId: string): Find => {
  let known: Promise<Option[]> | null = null
  const fetched = async () => {
    const templates = await fetchEmailTemplates(caseId)
    return templates.map(({ key, name }) => ({ value: key, label: name }))
  }
  return async (words, signal) => {
    known ??= fetched()
    known.catch(() => {
      known = null
    })
    return findIn(await known)(words, signal)
  }
}

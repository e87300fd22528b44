import { useEffect, useRef, useState } from 'react'
import type { FormField, Values } from '#components/form/form-parts.ts'
import type { EmailTemplate } from '#domain/tracked-email/view'
import { fetchEmailTemplates, startEmail } from '#stores/tracked-email/starting'

type Start = {
  /** The field that a template is chosen by; none where there are no templates. */
  readonly fields: readonly FormField[]
  /** The subject and text of the chosen template. */
  readonly fill: Values | undefined
  /** What it names and the case lacks. */
  readonly missing: readonly string[]
}

/** Starts an email of a case from a template; `caseId` is null for other records, which have none. */
export const useEmailStart = (caseId: string | null, toOf: (values: Values) => string): Start => {
  const [templates, setTemplates] = useState<readonly EmailTemplate[]>([])
  const [fill, setFill] = useState<Values>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const chosen = useRef('')
  useEffect(() => {
    // The store has shown the error; the email is written without a template.
    if (caseId !== null) fetchEmailTemplates(caseId).then(setTemplates, () => {})
  }, [caseId])

  const choose = async (template: string, to: string) => {
    chosen.current = template
    setMissing([])
    if (caseId === null || template === '') return
    const started = await startEmail(caseId, { template, to })
    // Another may have been chosen meanwhile.
    if (chosen.current !== template) return
    setFill({ subject: started.subject, text: started.text })
    setMissing(started.missing)
  }

  const field: FormField = {
    name: 'template',
    label: 'Start from a template (optional)',
    hint: 'It replaces the subject and the message.',
    kind: 'combobox',
    width: 'w6',
    options: templates.map(({ key, name }) => ({ value: key, label: name })),
    also: (value, values) => {
      choose(String(value ?? ''), toOf(values)).catch(() => {})
      return {}
    },
  }
  return { fields: templates.length === 0 ? [] : [field], fill, missing }
}

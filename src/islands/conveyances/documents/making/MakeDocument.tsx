import { useEffect, useMemo, useState } from 'react'
import { Combobox } from '#components/combobox/Combobox.tsx'
import { findIn } from '#components/combobox/find.ts'
import type { Option } from '#components/Fields.tsx'
import { messageOf } from '#components/form/form-faults.ts'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Document } from '#domain/document/document'
import { groupName } from '#domain/document/group'
import type { CaseTemplate } from '#domain/document/making/view'
import { fetchCaseTemplates } from '#stores/document/making'
import { FillingForm } from './FillingForm.tsx'

type Props = { conveyance: Conveyance; documents: readonly Document[]; onDone: () => void }

/** Makes a document of the case from one of the firm’s templates. */
export default function MakeDocument({ conveyance, documents, onDone }: Props) {
  return (
    <Dialog title="Make a document" open wide onClose={onDone}>
      <Chosen {...{ conveyance, documents, onDone }} />
    </Dialog>
  )
}

const useTemplates = () => {
  const [found, setFound] = useState<readonly CaseTemplate[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    fetchCaseTemplates().then(setFound, (error: unknown) => setProblem(messageOf(error)))
  }, [])
  return { found, problem }
}

const Chosen = (props: Props) => {
  const { found, problem } = useTemplates()
  const [chosen, setChosen] = useState<CaseTemplate | null>(null)
  if (problem !== null)
    return (
      <p className="faults" role="alert">
        {problem}
      </p>
    )
  if (found === null) return <Skeleton rows={3} />
  return (
    <div className="form">
      <TemplateField templates={found} chosen={chosen} onChange={setChosen} />
      {chosen === null ? (
        <div className="feet">
          <button type="button" className="btn" onClick={props.onDone}>
            Cancel
          </button>
        </div>
      ) : (
        <FillingForm key={chosen.key} template={chosen} {...props} />
      )}
    </div>
  )
}

const optionOf = ({ key, name, group, needs_signature }: CaseTemplate): Option => ({
  value: key,
  label: name,
  detail: needs_signature ? `${groupName(group)}, has to be signed` : groupName(group),
})

type FieldProps = {
  templates: readonly CaseTemplate[]
  chosen: CaseTemplate | null
  onChange: (chosen: CaseTemplate | null) => void
}

const TemplateField = ({ templates, chosen, onChange }: FieldProps) => {
  const find = useMemo(() => findIn(templates.map(optionOf)), [templates])
  return (
    <Combobox
      name="template"
      label="Template"
      hint={`${templates.length} suit this case`}
      value={chosen && optionOf(chosen)}
      find={find}
      onChange={(option) => onChange(templates.find(({ key }) => key === option?.value) ?? null)}
    />
  )
}

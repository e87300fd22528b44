import { useStore } from '@nanostores/react'
import { useDeferredValue, useState } from 'react'
import type { Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { TemplateForm } from '#domain/template/bodies'
import { checkTemplate } from '#domain/template/checking/check'
import { inputFields } from '#domain/template/fields'
import { computedFields, helperNames } from '#domain/template/script/library'
import type { TemplateContent } from '#domain/template/template'
import type { TemplateDetail, TemplateParts } from '#domain/template/view'
import { addToast } from '#stores/chrome/toasts'
import { $templateParts, saveTemplate } from '#stores/template/template'
import { FindingList } from './FindingList.tsx'
import { ScriptTests } from './scripts/ScriptTests.tsx'
import { TemplatePreviewPane } from './TemplatePreviewPane.tsx'
import { templateFields } from './template-fields.tsx'

/** What is typed as content; the stored content while that is not whole, such as without a name. */
const contentOf = (values: Values, stored: TemplateContent): TemplateContent => {
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null),
  )
  const parsed = TemplateForm.safeParse(filled)
  return parsed.success ? parsed.data : stored
}

const valuesOf = (content: TemplateContent): Values => ({ ...content })

export default function TemplateEditor({ template }: { template: TemplateDetail }) {
  return (
    <Loaded
      from={useStore($templateParts)}
      skeleton={<Skeleton rows={16} />}
      retry={() => $templateParts.revalidate()}
    >
      {(parts) => <Editor template={template} parts={parts} />}
    </Loaded>
  )
}

const Editor = ({ template, parts }: { template: TemplateDetail; parts: TemplateParts }) => {
  const { id, family, version } = template
  const [typed, setTyped] = useState<Values | null>(null)
  const content = useDeferredValue(
    typed === null ? template.content : contentOf(typed, template.content),
  )
  const { key } = template
  const { snippets, scripts } = parts
  const check = (checked: TemplateContent) =>
    checkTemplate({ family, key, content: checked, snippets, scripts })
  const findings = check(content)
  const fields = templateFields[family](parts, {
    inputs: [
      ...inputFields(content.inputs),
      ...(family === 'script' ? [] : computedFields(scripts)),
    ],
    snippets: Object.keys(snippets),
    helpers: family === 'script' ? helperNames(scripts) : null,
    findings: (body) => check({ ...content, body }).filter(({ place }) => place === 'body'),
  })
  return (
    <div className="template-editor">
      <SchemaForm
        schema={TemplateForm}
        of={id}
        version={version}
        start={valuesOf(template.content)}
        fields={fields}
        onType={setTyped}
        submit="Save draft"
        onSubmit={async (body, key, at) => {
          await saveTemplate({ family, id, version: at }, body, key)
          addToast({ severity: 'success', summary: 'Draft saved', life: 3000 })
        }}
      />
      <div className="template-side">
        <h2>Checks</h2>
        <FindingList findings={findings} texts={content} />
        {family === 'script' && <ScriptTests script={{ key, ...content }} scripts={scripts} />}
        <h2>Preview</h2>
        <TemplatePreviewPane family={family} content={content} />
      </div>
    </div>
  )
}

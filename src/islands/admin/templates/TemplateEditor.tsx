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
import { fieldsOfTemplate } from './template-fields.tsx'
import { contentOf } from './typed-content.ts'

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

type Props = { template: TemplateDetail; parts: TemplateParts }

const Editor = ({ template, parts }: Props) => {
  const { id, family, version } = template
  const [typed, setTyped] = useState<Values | null>(null)
  const content = useDeferredValue(
    typed === null ? template.content : contentOf(typed, template.content),
  )
  return (
    <div className="template-editor">
      <SchemaForm
        schema={TemplateForm}
        of={id}
        version={version}
        start={valuesOf(template.content)}
        fields={fieldsOf({ template, parts, content })}
        onType={setTyped}
        submit="Save draft"
        onSubmit={async (body, key, at) => {
          await saveTemplate({ family, id, version: at }, body, key)
          addToast({ severity: 'success', summary: 'Draft saved', life: 3000 })
        }}
      />
      <Outcome template={template} parts={parts} content={content} />
    </div>
  )
}

type Typed = Props & { content: TemplateContent }

const findingsOf = ({ template: { family, key }, parts: { snippets, scripts }, content }: Typed) =>
  checkTemplate({ family, key, content, snippets, scripts })

const fieldsOf = ({ template, parts, content }: Typed) => {
  const { snippets, scripts } = parts
  const isScript = template.family === 'script'
  return fieldsOfTemplate(template, parts, {
    inputs: [...inputFields(content.inputs), ...(isScript ? [] : computedFields(scripts))],
    snippets: Object.keys(snippets),
    helpers: isScript ? helperNames(scripts) : null,
    findings: (body) =>
      findingsOf({ template, parts, content: { ...content, body } }).filter(
        ({ place }) => place === 'body',
      ),
  })
}

/** What is typed, checked and as it will look. */
const Outcome = ({ template, parts, content }: Typed) => {
  const { family, key } = template
  return (
    <div className="template-side">
      <h2>Checks</h2>
      <FindingList findings={findingsOf({ template, parts, content })} texts={content} />
      {family === 'script' && <ScriptTests script={{ key, ...content }} scripts={parts.scripts} />}
      <h2>Preview</h2>
      <TemplatePreviewPane family={family} content={content} />
    </div>
  )
}

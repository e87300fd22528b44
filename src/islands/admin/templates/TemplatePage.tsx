import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { templateActs } from '#domain/template/acts'
import type { TemplateFamily } from '#domain/template/template'
import type { TemplateDetail } from '#domain/template/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $crumb } from '#stores/chrome/route'
import { $template } from '#stores/template/template'
import { TemplateActs } from './TemplateActs.tsx'
import { TemplateFacts } from './TemplateFacts.tsx'
import { TemplatePreviewPane } from './TemplatePreviewPane.tsx'
import { TemplateStatusChip } from './TemplateStatusChip.tsx'
import { TemplateUses } from './TemplateUses.tsx'
import { TemplateVersions } from './TemplateVersions.tsx'
import { WordFileLine } from './word/WordFileLine.tsx'

const TemplateEditor = lazy(() => import('./TemplateEditor.tsx'))

/** One version of a template: its editor while it is a draft, otherwise its text and preview. */
export default function TemplatePage({ family }: { family: TemplateFamily }) {
  const from = useStore($template)
  return (
    <Loaded from={from} skeleton={<Skeleton rows={16} />} retry={() => $template.revalidate()}>
      {(template) => <LoadedTemplate key={`${family} ${template.id}`} template={template} />}
    </Loaded>
  )
}

const LoadedTemplate = ({ template }: { template: TemplateDetail }) => {
  const { name } = template.content
  const { edit } = templateActs(template, useActingPerson())
  useEffect(() => $crumb.set(name), [name])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{name}</h1>
        <TemplateStatusChip status={template.status} />
        <span className="end">
          <TemplateActs template={template} />
        </span>
      </header>
      <TemplateFacts template={template} />
      {edit === true ? (
        <Suspense fallback={<Skeleton rows={16} />}>
          <TemplateEditor template={template} />
        </Suspense>
      ) : (
        <ReadTemplate template={template} />
      )}
      <div className="template-below">
        <TemplateVersions template={template} />
        <TemplateUses uses={template.used_by} />
      </div>
    </>
  )
}

const ReadTemplate = ({ template }: { template: TemplateDetail }) => {
  const { family, content, word_file } = template
  return (
    <div className="template-editor">
      <section aria-label="Text">
        <p className="mute admin-note">
          A published version never changes. To change the text, create a draft from it. What was
          made by a version stays as it is.
        </p>
        {word_file && <WordFileLine file={word_file} />}
        {content.subject && <p className="med">{content.subject}</p>}
        <pre className="tb-source">{content.body}</pre>
        {content.footer && <pre className="tb-source">{content.footer}</pre>}
      </section>
      <TemplatePreviewPane family={family} content={content} />
    </div>
  )
}

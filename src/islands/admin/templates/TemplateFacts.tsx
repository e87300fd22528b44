import { matterNames } from '#domain/matter-names'
import { templateAudienceLabels } from '#domain/template/labels'
import type { TemplateDetail } from '#domain/template/view'
import { dateWithYear } from '#lib/format'

const factsOf = ({ content, effective_from, note, ...it }: TemplateDetail) => [
  { name: 'Key', value: it.key },
  { name: 'Version', value: String(it.number) },
  { name: 'For', value: content.audience && templateAudienceLabels[content.audience] },
  { name: 'Matters', value: content.matter_types.map((of) => matterNames[of]).join(', ') },
  { name: 'Made by', value: it.made_by ?? 'Standard' },
  { name: 'Sent for review by', value: it.status === 'in_review' ? it.sent_by : null },
  { name: 'Published by', value: it.published_by },
  { name: 'In use from', value: effective_from && dateWithYear(effective_from) },
  { name: 'What changed', value: note },
]

export const TemplateFacts = ({ template }: { template: TemplateDetail }) => (
  <dl className="case-facts workflow-facts">
    {factsOf(template)
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

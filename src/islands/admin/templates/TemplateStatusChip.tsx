import { Chip } from '#components/Marks.tsx'
import { templateStatusLabels } from '#domain/template/labels'
import type { TemplateStatus } from '#domain/template/version'

const tones = { draft: 'note', in_review: 'warn', published: 'good', retired: 'plain' } as const

export const TemplateStatusChip = ({ status }: { status: TemplateStatus }) => (
  <Chip tone={tones[status]}>{templateStatusLabels[status]}</Chip>
)

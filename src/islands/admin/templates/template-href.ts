import type { TemplateFamily } from '#domain/template/template'
import { href } from '#routes'

export const templateHref = (family: TemplateFamily, id: string) => {
  if (family === 'document') return href('admin-templates-documents-id', { id })
  if (family === 'email') return href('admin-templates-emails-id', { id })
  if (family === 'layout') return href('admin-templates-layouts-id', { id })
  if (family === 'script') return `${href('admin-script-editor', {})}?script=${id}`
  return href('admin-templates-snippets-id', { id })
}

export const newTemplateHref = (family: TemplateFamily) => {
  if (family === 'document') return href('admin-templates-documents-create', {})
  if (family === 'email') return href('admin-templates-emails-create', {})
  if (family === 'layout') return href('admin-templates-layouts-create', {})
  if (family === 'script') return `${href('admin-script-editor', {})}?new`
  return href('admin-templates-snippets-create', {})
}

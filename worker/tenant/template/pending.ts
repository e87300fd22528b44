import type { TemplateVersion } from '#domain/template/version'

/** The newest of the versions that waits to be published; null for none. */
export const pendingOf = (versions: readonly TemplateVersion[]): TemplateVersion | null =>
  versions
    .filter((it) => it.status === 'draft' || it.status === 'in_review')
    .toSorted((a, b) => b.number - a.number)[0] ?? null

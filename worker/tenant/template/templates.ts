import type { DateOnly } from '#domain/date-schema'
import type { SnippetTexts } from '#domain/template/checking/snippet-use'
import type { Script } from '#domain/template/script/script'
import { standardVersion } from '#domain/template/starter/starter'
import { starters } from '#domain/template/starter/starters'
import type { TemplateFamily } from '#domain/template/template'
import { inForceOn, type TemplateVersion } from '#domain/template/version'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { templateDocument } from './document.ts'

const standards: readonly TemplateVersion[] = starters.map(standardVersion)

export const isStandard = ({ made_at }: Pick<TemplateVersion, 'made_at'>) => made_at === null

/** The firm's templates: its own versions, and the standard ones, which have no rows. */
export const templatesOf = (store: Store) => {
  const table = tableOf(store, templateDocument)
  const own = (where: string, ...bindings: string[]): TemplateVersion[] =>
    table.all(
      store
        .rows<{ id: string }>(`SELECT id FROM templates WHERE ${where}`, ...bindings)
        .map((it) => it.id),
    )
  const byKey = (versions: readonly TemplateVersion[]) => Map.groupBy(versions, (it) => it.key)
  const ofFamily = (family: TemplateFamily) =>
    byKey([...standards.filter((it) => it.family === family), ...own('family = ?', family)])
  /** Every version of a key, newest first. */
  const versionsOf = (family: TemplateFamily, key: string): TemplateVersion[] =>
    [
      ...standards.filter((it) => it.family === family && it.key === key),
      ...own('family = ? AND key = ?', family, key),
    ].toSorted((a, b) => b.number - a.number)
  const inForce = (family: TemplateFamily, today: DateOnly): TemplateVersion[] =>
    [...ofFamily(family).values()].flatMap((versions) => inForceOn(versions, today) ?? [])
  return {
    ...table,
    ofFamily,
    versionsOf,
    inForce,
    /** One version, own or standard; null when there is none of this family. */
    show: (family: TemplateFamily, id: string): TemplateVersion | null => {
      const found = standards.find((it) => it.id === id) ?? table.find(id)
      return found?.family === family ? found : null
    },
    /** The version of a key that is used on a day; null when there is none. */
    current: (family: TemplateFamily, key: string, today: DateOnly) =>
      inForceOn(versionsOf(family, key), today),
    /** The scripts that are used on a day. */
    scripts: (today: DateOnly): Script[] =>
      inForce('script', today).map(({ key, content }) => ({
        key,
        name: content.name,
        source: content.body,
      })),
    /** The texts of the snippets that are used on a day, by key. */
    snippets: (today: DateOnly): SnippetTexts =>
      Object.fromEntries(inForce('snippet', today).map(({ key, content }) => [key, content.body])),
  }
}

import type { Audience } from './matrix/cell.ts'
import type { Message } from './message.ts'

export type Communication<Detail = object> = {
  readonly audience: Audience
  readonly channel: Message['channel']
  /** '{name}' stands for a merge value. */
  readonly subject: string
  readonly body: string
  /** Set where the clock causes it: it then waits for the morning. */
  readonly quiet_hours?: true
  /** Set where the law asks for consent, as it is not about work that the client asked for. */
  readonly is_marketing?: true
  /** Whether an event with this detail sends it; always when absent. */
  when?(detail: Detail): boolean
}

/** A letter of these paragraphs; '{signature}' is of whoever sends it, or of the firm. */
export const letter = (...paragraphs: readonly string[]) =>
  ['Dear {name}', ...paragraphs, '{signature}'].join('\n\n')

export const bankDetailsWarning =
  'We never send bank details by email or by message. Call us on {phone} before you pay anybody.'

/** The text with its merge values filled in; throws when one is missing. */
export const withMergeValues = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`there is no merge value for {${name}}`)
    return value
  })

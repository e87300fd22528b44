import { computed } from 'nanostores'
import type { ReadList } from '#domain/enquiry/split/split-list'
import { $route } from '#stores/chrome/route'
import { emailFile } from '#stores/tracked-email/files'
import { readFile } from './splitting.ts'

/** A file of an email that holds a list of enquiries; null for the email itself. */
export type ListSource = {
  readonly email: string
  readonly place: number | null
  readonly name: string
}

/** The query of a case's enquiries, with a list to be read from an email. */
export const listSourceSearch = ({ email, place, name }: ListSource) =>
  `?${new URLSearchParams({ tab: 'enquiries', from: email, ...(place === null ? {} : { file: String(place) }), name })}`

/** The list that the address names; null for none. */
export const $listSource = computed($route, ({ name, search }): ListSource | null => {
  const params = new URLSearchParams(name === 'conveyances-id' ? search : '')
  const email = params.get('from')
  const file = params.get('file')
  if (email === null) return null
  return { email, place: file === null ? null : Number(file), name: params.get('name') ?? '' }
})

/** The enquiries in it; throws for a file that cannot be read. */
export const readEmail = async ({ email, place, name }: ListSource): Promise<ReadList> =>
  readFile(await emailFile(email, place, place === null ? 'email.eml' : name))

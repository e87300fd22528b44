import { go } from '#lib/navigate'
import { href } from '#routes'
import { convertLead } from '#stores/lead/acts'

export const quoteLead = async (
  lead: Parameters<typeof convertLead>[0],
  key: string = crypto.randomUUID(),
) => {
  const { id } = await convertLead(lead, key)
  go(href('quotes-quote-cases-id-draft-edit', { id }))
}

/** Goes to the form of a new case, filled in from the lead. */
export const openCaseOf = ({ id }: { readonly id: string }) =>
  go(`${href('conveyances-create', {})}?lead=${id}`)

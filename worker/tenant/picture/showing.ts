import type { Picture, PictureContent } from '#domain/picture/picture'
import { notFound } from '#domain/refusal'
import { mayUse } from '#domain/user/acting-person'
import type { RequestContext } from '#tenant/runtime/context'
import { picturesOf } from './pictures.ts'

/** A picture that the signed-in person may see; throws 404 for any other. */
export const shownPicture = (context: RequestContext, id: string): PictureContent => {
  const picture = picturesOf(context.store).get(id)
  if (!maySee[picture.of.subject](context, picture.of.id)) throw notFound()
  const { type, data } = picture
  return { type, data }
}

type Rule = (context: RequestContext, ownerId: string) => boolean

const maySee: Readonly<Record<Picture['of']['subject'], Rule>> = {
  user: (context, id) => context.person.type === 'staff' || worksForClient(context, id),
  agency: ({ person, agencies }, id) =>
    person.type === 'staff'
      ? mayUse(person, ['agencies.view-any']) === true
      : person.type === 'agent' &&
        isSame(agencies.current(person.agency_id ?? ''), agencies.current(id)),
}

type Found = { readonly id: string } | null

const isSame = (one: Found, other: Found) => one !== null && one.id === other?.id

/** Whether somebody who is still here works on a case of the signed-in client. */
const worksForClient = ({ person, conveyances, users }: RequestContext, id: string): boolean =>
  person.type === 'client' &&
  users.find(id)?.status === 'active' &&
  conveyances
    .ofContact(person.contact_id ?? '')
    .some(({ fee_earner, assistant }) => fee_earner.id === id || assistant?.id === id)

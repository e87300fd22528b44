import type { Conveyance } from '#domain/conveyance/conveyance'
import { type Watched, withWitness } from '#domain/signature/deed/witnessing'
import type { SignatureRequest } from '#domain/signature/signature'
import { ofCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newToken } from '#tenant/user/links'
import { concernedBy, ofRequest, saveRequest } from '../saving.ts'

/** Makes a link for a witness, of which only the hash is stored; the one of before ends. */
const newLink = (
  { links, newId, now }: RequestContext,
  request: SignatureRequest,
  { witness }: Watched,
) => {
  if (witness.link_id !== null) links.use(witness.link_id, now)
  const token = newToken()
  const id = newId()
  links.insert({
    id,
    purpose: 'witness',
    token_hash: hashOf(token),
    code_hash: null,
    user_id: null,
    email: witness.email,
    subject_id: `${request.id} ${witness.id}`,
    created_at: now,
    expires_at: request.expires_at ?? now,
  })
  return { id, token }
}

/** Sends a witness the link to their own page, once their signer has signed. */
export const askWitness = (
  context: RequestContext,
  conveyance: Conveyance,
  request: SignatureRequest,
  watched: Watched,
): SignatureRequest => {
  const { signer, witness } = watched
  const link = newLink(context, request, watched)
  const state = witness.state === 'waiting' ? 'sent' : witness.state
  const asked = withWitness(request, { signer, witness: { ...witness, state, link_id: link.id } })
  const saved = saveRequest(context, asked, {
    what: 'Witness asked',
    who: witness.name,
    detail: `Watches ${signer.name}`,
  })
  const detail = { ...ofRequest(saved), name: witness.name, signer: signer.name }
  const { name, email, phone } = witness
  context.recordEvents(
    [{ name: 'signature.witness-asked', ...ofCase(conveyance), changed: ['signatures'], detail }],
    {
      ...concernedBy(conveyance),
      correspondence: () => ({
        about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
        values: {
          title: request.title,
          signer: signer.name,
          link: `${context.origins.clients}/witness/${request.id}?link=${link.token}`,
        },
        clients: [{ name, email, phone }],
      }),
    },
  )
  return saved
}

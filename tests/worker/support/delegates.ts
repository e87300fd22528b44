import { instructed } from './cases.ts'
import type { Caller } from './firm.ts'
import { facts } from './quotes.ts'
import { clientOf } from './signing.ts'
import { aWholeProduct } from './whole-product.ts'

const person = (first_name: string, phone: string) => ({
  ...{ contact_id: null, first_name, last_name: 'Tarrant' },
  ...{ email: `${first_name.toLowerCase()}@tarrant.test`, phone },
})

export const joint = {
  clients: [person('Owen', '07700 900482'), person('Mara', '07700 900483')],
}

export const jane = (given: object = {}) => ({
  ...{ first_name: 'Jane', last_name: 'Doe', email: 'jane@doe.test', phone: null },
  ...{ relation: 'Daughter', access: ['progress', 'messages'], until: null, power: null },
  ...given,
})

/** A case of Owen and Mara. */
export const aJointCase = async () => {
  const product = await aWholeProduct()
  const { firm } = product
  const earner = await firm.as('Conveyancer')
  const owner = await firm.as('Owner')
  const [opened] = await instructed(firm, owner, facts('sale', joint))
  const id = String(opened?.id)
  const { clients } = (await owner.get(`/api/conveyances/${id}`)).body.data.conveyance
  const [owen, mara] = [await clientOf(firm, clients, 0), await clientOf(firm, clients, 1)]
  const signIn = async (email: string): Promise<Caller> => {
    const user = await firm.inside(({ users }) => users.byEmail(email))
    if (user === null) throw new Error(`${email} has no account`)
    return firm.signedIn(user, 'clients')
  }
  const path = `/api/conveyances/${id}`
  return { product, firm, earner, owner, owen, mara, id, clients, signIn, path }
}

/** Jane helps Owen, who named her, with this access. */
export const withJane = async (given: object = {}) => {
  const it = await aJointCase()
  const named = await it.owen.post(`/api/client/cases/${it.id}/delegates`, jane(given))
  if (named.status !== 200) throw new Error(named.text)
  const helper = await it.signIn('jane@doe.test')
  const delegate: string = named.body.data.id
  const started = await helper.post(`/api/client/helping/${delegate}/session`)
  if (started.status !== 200) throw new Error(started.text)
  const end = () =>
    it.owen.post(`/api/client/cases/${it.id}/delegates/${delegate}/ending`, { version: 2 })
  return { ...it, helper, delegate, end }
}

import { randomUUID } from 'node:crypto'
import { ask, type Caller, callerOf, dataOf, sentTo } from './api.ts'
import { sale } from './sale.ts'

const PASSWORD = 'three green bottles'

type Person = { readonly id: string; readonly name: string; readonly caller: Caller }

/** A member of staff who was invited and has signed in, so that a test changes nobody whom others need. */
export const newPerson = async (
  base: string,
  owner: Caller,
  { first_name, role }: { readonly first_name: string; readonly role: string },
): Promise<Person> => {
  const last_name = `Person${randomUUID().slice(0, 6)}`
  const email = `${randomUUID()}@harcourt.test`
  const { user } = dataOf(
    await owner.post('/api/users', {
      type: 'staff',
      email,
      first_name,
      last_name,
      roles: [role],
      team: null,
      job_title: role,
      phone: null,
      is_fee_earner: role === 'Conveyancer',
      agency_id: null,
    }),
  )
  const { body } = await sentTo(owner, email, 'user.invited')
  const token = /[?&]token=([\w-]+)/.exec(body)?.[1] ?? ''
  const answer = await ask(base, {
    method: 'POST',
    path: '/api/auth/passwords',
    headers: { 'Idempotency-Key': randomUUID(), Origin: new URL(base).origin },
    body: { token, password: PASSWORD },
  })
  const caller = callerOf(base, 'localhost', owner.tenant, answer)
  return { id: user.id, name: `${first_name} ${last_name}`, caller }
}

/** Opens a sale for somebody; returns its id. */
export const openSale = async (by: Caller, fee_earner: Omit<Person, 'caller'>): Promise<string> => {
  const { conveyance } = dataOf(
    await by.post('/api/conveyances', {
      ...sale,
      fee_earner: { id: fee_earner.id, name: fee_earner.name },
    }),
  )
  return conveyance.id
}

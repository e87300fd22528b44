import { londonDate } from '#domain/dates'
import { instructed, work } from './cases.ts'
import { aFirm, type Caller } from './firm.ts'
import { facts } from './quotes.ts'

export const today = londonDate(new Date().toISOString())

export const receipt = {
  act: 'receipt',
  on: today,
  into: 'client',
  amount: 1_000_00,
  method: 'bank',
  other_party: 'M Ellison',
  narrative: 'On account',
}

export const details = {
  holder: 'M Ellison',
  sort_code: '12-34-56',
  account_number: '12345678',
  reason: 'Signed letter',
}

/** A case whose terms are signed, a fee earner, an owner and two cashiers. */
export const aLedgerCase = async (
  matter: 'sale' | 'purchase' = 'sale',
  tenant: 'harcourt' | 'northgate' = 'harcourt',
) => {
  const firm = await aFirm(tenant)
  const earner = await firm.as('Conveyancer')
  const [owner, second] = [await firm.as('Owner'), await firm.as('Owner')]
  const [cashier, other] = [await firm.as('Cashier'), await firm.as('Cashier')]
  const [{ id }] = await instructed(firm, owner, facts(matter))
  await work(owner, id, ({ conveyance }) => conveyance.facts.terms_signed !== undefined, second)
  const path = `/api/conveyances/${id}`
  const post = (by: Caller, entry: object, version: number) =>
    by.post(`${path}/ledger`, { ...entry, version })
  const ledger = async () => (await owner.get(`${path}/ledger`)).body.data
  /** Lets the wait of every payee of the case be over. */
  const waited = () =>
    firm.inside(({ store }) => {
      store.write(
        `UPDATE payees SET doc = json_set(doc, '$.change.asked.at', '2026-01-01T09:00:00.000Z')`,
      )
    })
  return { firm, earner, owner, cashier, other, id, path, post, ledger, waited }
}

/** The firm’s own client account, which two people entered. */
export const confirmAccount = async (
  { firm, owner }: Pick<LedgerCase, 'firm' | 'owner'>,
  digits = { sort_code: '11-22-33', account_number: '00012345' },
) => {
  const second = await firm.as('Owner')
  const of = { holder: 'Harcourt Law Client Account', bank: 'Severn Bank', reason: 'New' }
  await owner.send('PUT', '/api/client-account/change', { version: 0, ...of, ...digits })
  const path = '/api/client-account/change/confirmation'
  return second.send('PUT', path, { version: 1, ...digits })
}

type LedgerCase = Awaited<ReturnType<typeof aLedgerCase>>

/** What a bank says of a name that is right. */
export const nameMatch = { result: 'match', asked: 'Our bank', returned: null, reason: null }

/** A payee whose details one cashier entered, checked and called about, and another approved. */
export const aVerifiedPayee = async (
  { path, cashier, other, waited }: LedgerCase,
  whom: { kind: string; name: string } = { kind: 'other', name: 'Marches Surveyors' },
) => {
  const entry = { ...whom, ...details }
  const added = (await cashier.post(`${path}/payees`, entry)).body.data
  const change = `${path}/payees/${added.id}/change`
  const [held] = added.change.numbers
  await cashier.send('PUT', `${change}/name-check`, { version: 1, ...nameMatch })
  await cashier.send('PUT', `${change}/call`, {
    version: 2,
    // A number that the case holds, as for a client, else one that was found elsewhere.
    phone: held?.phone ?? '+441743000000',
    source: held ? null : 'Their register entry',
    spoke_to: 'A Marsh',
  })
  await waited()
  const { body } = await other.send('PUT', `${change}/approval`, { version: 3 })
  return body.data
}

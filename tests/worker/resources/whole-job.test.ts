import { describe, expect, test } from 'vitest'
import { londonDate } from '#domain/dates'
import { addWorkingDays } from '#domain/working-days'
import { aSentQuote, offerToken, work } from '../support/cases.ts'
import { aFirm } from '../support/firm.ts'
import { facts } from '../support/quotes.ts'

const today = londonDate(new Date().toISOString())

describe.each(['sale', 'purchase'] as const)('a %s from the quote to completion', (subject) => {
  test('is priced, sent, accepted by its client, instructed, worked through, exchanged and completed', async () => {
    const firm = await aFirm()
    await firm.user({ role: 'Conveyancer' })
    const adviser = await firm.as('New-business adviser')
    const owner = await firm.as('Owner')

    const sent = await aSentQuote(adviser, facts(subject))
    expect(sent.status).toBe('sent')

    const token = await offerToken(firm, sent.id)
    const visitor = firm.visitor()
    const offer = await visitor.get(`/api/quote-offers/${token}`)
    expect(offer.body.data.state).toBe('open')
    const accepted = await visitor.post(`/api/quote-offers/${token}/acceptance`, {
      name: 'Owen Tarrant',
      accept_terms: true,
    })
    expect(accepted.body.data.state).toBe('accepted')

    const shown = await adviser.get(`/api/quote-cases/${sent.id}`)
    const instruction = await adviser.post(`/api/quote-cases/${sent.id}/instruction`, {
      version: shown.body.data.quote_case.version,
    })
    expect(instruction.status).toBe(200)
    const [{ id }] = instruction.body.data.conveyances

    const ready = await work(
      owner,
      id,
      (it) => it.guards.exchange.length === 0,
      await firm.as('Owner'),
    )
    expect(ready.conveyance.status).toBe('ready_to_exchange')
    const exchange = await owner.post(`/api/conveyances/${id}/exchange`, {
      version: ready.conveyance.version,
      at: '00:00',
      formula: 'B',
      spoke_to: 'A N Other',
      deposit_held_by: 'Brookes Tanner',
      price: ready.conveyance.price,
      deposit: 0,
      completion_on: today === addWorkingDays(today, 0) ? today : addWorkingDays(today, 1),
    })
    expect(exchange.text).toContain('"status":"exchanged"')
    const isReadyToComplete = (it: { guards: { completion: unknown[] } }) =>
      it.guards.completion.length === 0
    const complete = await work(owner, id, isReadyToComplete, await firm.as('Owner'))
    const completion = await owner.post(`/api/conveyances/${id}/completion`, {
      version: complete.conveyance.version,
      at: '00:00',
      spoke_to: 'A N Other',
      reason: 'Both sides were ready',
    })
    expect(completion.status, completion.text).toBe(200)
    expect(completion.body.data.conveyance.facts.completed).toBeDefined()
    expect(await firm.inside(({ audit }) => audit.verify())).toBeNull()
  })
})

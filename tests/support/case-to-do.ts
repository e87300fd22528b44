import type { Page } from 'playwright'
import type { CaseFile } from '#domain/conveyance/api'
import { taskOf } from '#domain/conveyance/plan/plan'
import { londonDate } from '#domain/dates'
import { type Caller, dataOf } from './api.ts'
import { doTask } from './evidence.ts'
import { newFacts, signatureOf, someConveyances } from './quotes.ts'

export type CaseToDo = {
  readonly id: string
  readonly email: string
  /** The name of its client, as they sign it. */
  readonly name: string
}

export const caseFileOf = async (by: Caller, id: string): Promise<CaseFile> =>
  dataOf(await by.get(`/api/conveyances/${id}`))

/** A case whose terms may be sent, with a delivered bill of £120.00; codes go by email, as its client has no mobile. */
export const aCaseToDo = async (owner: Caller): Promise<CaseToDo> => {
  const facts = newFacts()
  const clients = facts.clients.map((client) => ({ ...client, phone: '01743 900482' }))
  const [{ id = '' } = {}] = await someConveyances(owner, { ...facts, clients })
  const file = await caseFileOf(owner, id)
  const task = taskOf(file.plan, 'conflict-check')
  if (task) await doTask(owner, owner, file, task)
  const on = londonDate(new Date().toISOString())
  const bill = { act: 'bill', version: 0, on, fees: 100_00, principal: 0, agency: 0 }
  dataOf(await owner.post(`/api/conveyances/${id}/ledger`, { ...bill, narrative: 'Our work' }))
  return { id, email: clients[0]?.email ?? '', name: signatureOf({ clients }) }
}

/** Sends the client of a case the terms to sign, asks for pictures of their papers and for the bill to be paid. */
export const askForEverything = async (staff: Page, id: string) => {
  await staff.goto(`/conveyances/${id}?tab=documents`)
  await staff.getByRole('button', { name: 'Send terms to sign' }).click()
  await staff.getByText('Sent to sign', { exact: true }).waitFor()
  await staff.goto(`/conveyances/${id}?tab=compliance`)
  const people = staff.getByRole('region', { name: 'Identity', exact: true })
  await people.getByRole('button', { name: /^Actions for / }).click()
  await staff.getByRole('menuitem', { name: 'Ask the client for pictures' }).click()
  await staff.getByRole('button', { name: 'Send the link' }).click()
  await people.getByText('Waiting for the client').waitFor()
  await staff.goto(`/conveyances/${id}?tab=money`)
  await staff.getByRole('button', { name: 'Request a payment' }).click()
  const form = staff.getByRole('dialog', { name: 'Request a payment' })
  await form.getByLabel('What it is for').selectOption('fees')
  await form.getByLabel('Delivered bill').selectOption({ index: 1 })
  await form.getByLabel('What the client reads').fill('Our work on your sale')
  await form.getByRole('button', { name: 'Request the payment' }).click()
  const requests = staff.getByRole('region', { name: 'Requests' })
  await requests.getByText('Our work on your sale').waitFor()
}

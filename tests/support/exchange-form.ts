import type { Locator } from 'playwright'

/** The figure that the dialog says the case has; 0 where it has none. */
const figureOf = async (dialog: Locator, what: 'price' | 'deposit') => {
  const hint = dialog.getByText(/^The case has .* that the other side/).filter({
    hasText: what,
  })
  const said = await hint.innerText()
  return Number((/£([\d,.]+\d)/.exec(said)?.[1] ?? '0').replaceAll(',', ''))
}

/** Fills in an exchange with the price and deposit of the case, or a tenth as the deposit where it has none. */
export const fillExchange = async (dialog: Locator, completion_on: string) => {
  const price = await figureOf(dialog, 'price')
  const deposit = (await figureOf(dialog, 'deposit')) || Math.round(price / 10)
  await dialog.getByLabel('You spoke to').fill('Sunita Rao')
  await dialog.getByLabel('Price confirmed').fill(`${price}`)
  await dialog.getByLabel('Deposit confirmed').fill(`${deposit}`)
  await dialog.getByLabel('Deposit held by').fill('Brookes Tanner')
  await dialog.getByLabel('Completion date').fill(completion_on)
}

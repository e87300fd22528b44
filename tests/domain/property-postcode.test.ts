import { expect, test } from 'vitest'
import { OpeningBody } from '#domain/conveyance/bodies'
import { parsePostcodeCell } from '#domain/import/values'
import { LeadDetailsInput } from '#domain/lead/bodies'
import { WebForm } from '#domain/lead/intake-api'
import { propertyPostcodeProblem } from '#domain/property-postcode'

const fields = [
  ['leads', LeadDetailsInput.postcode],
  ['the web form', WebForm.shape.postcode],
  ['cases', OpeningBody.shape.address.shape.postcode],
] as const

test.each(fields)('%s refuse a property elsewhere, and say what to do instead', (_, schema) => {
  for (const postcode of ['EH1 1AA', 'BT1 1AA', 'JE2 3AA', 'GY1 1AA', 'IM1 1AA']) {
    const { error } = schema.safeParse(postcode)
    expect(error?.issues[0]?.message, postcode).toMatch(/England and Wales only. Suggest /)
  }
  for (const postcode of ['M1 1AE', 'CF10 3NP', 'TD15 1AA', 'SY10 7AB'])
    expect(schema.safeParse(postcode).success, postcode).toBe(true)
})

test('an imported row and a typed postcode are refused alike', () => {
  const reason = propertyPostcodeProblem('EH1 1AA')
  expect(reason).toMatch(/^This property is in Scotland/)
  expect(parsePostcodeCell('EH1 1AA')).toEqual({ reason })
  expect(parsePostcodeCell('EH1')).toEqual({ reason })
  expect(propertyPostcodeProblem('SY2 6HL')).toBeNull()
})

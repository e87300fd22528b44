import { expect, test } from 'vitest'
import { enteredValues, schemaOf } from '#islands/conveyances/custom-fields/case-field-values.ts'
import { field } from '../../domain/custom-field/custom-fields.ts'

const parking = field({ key: 'parking', name: 'Parking', kind: 'yes_no', choices: [] })
const spaces = field({ key: 'spaces', name: 'Spaces', kind: 'number', choices: [] })
const fields = [field(), parking, spaces]

test('what is typed is checked as the server checks it, and what is empty is removed', () => {
  const schema = schemaOf(fields)
  expect(schema.safeParse({ survey: 'Full', parking: 'yes' }).success).toBe(true)
  const { error } = schema.safeParse({ survey: 'Drone' })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['survey', 'Choose from the list.'],
  ])
  expect(enteredValues(fields, { survey: 'Full', parking: 'no' })).toEqual({
    survey: 'Full',
    parking: false,
    spaces: null,
  })
})

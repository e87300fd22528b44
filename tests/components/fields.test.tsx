import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Combobox } from '#components/combobox/Combobox.tsx'
import { findIn, withNewOption } from '#components/combobox/find.ts'
import { SelectField, TextField } from '#components/Fields.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { RadioField } from '#components/form/OptionLines.tsx'
import { PhoneField } from '#components/form/PhoneField.tsx'
import { PostcodeField } from '#components/form/PostcodeField.tsx'
import { SwitchField } from '#components/form/SwitchField.tsx'
import { TextArea } from '#components/form/TextArea.tsx'

const ignore = () => {}
const html = (field: ReactElement) => renderToStaticMarkup(field)
const frame = { label: 'Name', name: 'name', onChange: ignore }

describe('a field', () => {
  test('is labelled, and described by its fault and its hint', () => {
    const text = html(<TextField {...frame} value="" hint="In full." faults={['Enter a name.']} />)
    const id = /<label for="([^"]+)"/.exec(text)?.[1]
    expect(text).toContain(`id="${id}"`)
    expect(text).toContain(`aria-describedby="${id}-fault ${id}-hint"`)
    expect(text).toContain('aria-invalid="true"')
    expect(text).toContain(`id="${id}-fault">Enter a name.`)
  })

  test('says that it waits, and cannot be used while it is off', () => {
    expect(html(<TextField {...frame} value="" busy />)).toContain('aria-busy="true"')
    expect(html(<TextField {...frame} value="" disabled />)).toMatch(/<input[^>]*disabled/)
    expect(html(<TextField {...frame} value="x" readOnly />)).toMatch(/<input[^>]*readOnly/i)
    // A select has no reading only of its own.
    expect(html(<SelectField {...frame} value="" options={[]} readOnly />)).toMatch(
      /<select[^>]*disabled/,
    )
  })

  test('of several lines says how much is left near its end', () => {
    expect(html(<TextArea {...frame} value={'x'.repeat(90)} most={100} />)).toContain(
      '10 characters left',
    )
    expect(html(<TextArea {...frame} value={'x'.repeat(101)} most={100} />)).toContain(
      '1 character too many',
    )
    expect(html(<TextArea {...frame} value="" most={100} hint="Be brief." />)).toContain(
      'Be brief.',
    )
  })
})

describe('a date', () => {
  test('is written with its weekday, day first', () => {
    expect(html(<DateField {...frame} value="2026-11-27" />)).toContain('value="Fri 27 Nov 2026"')
    expect(html(<DateField {...frame} value="27 Foo" />)).toContain('value="27 Foo"')
  })

  test('on which banks are closed says so and offers the next', () => {
    const christmas = html(<DateField {...frame} value="2026-12-25" isWorking />)
    expect(christmas).toContain('Christmas Day: banks are closed.')
    const faults = ['Choose a working day.']
    const said = html(<DateField {...frame} value="2026-12-25" isWorking faults={faults} />)
    expect(said).not.toContain('banks are closed')
    expect(said).toContain('Use ')
    expect(christmas).toContain('Use Tue 29 Dec')
    expect(html(<DateField {...frame} value="2026-12-25" />)).not.toContain('closed')
    expect(html(<DateField {...frame} value="2026-12-23" isWorking />)).not.toContain('closed')
  })

  test('offers days that are often meant, never where it is fixed', () => {
    const quick = ['today', 'tomorrow', 5] as const
    expect(html(<DateField {...frame} value="" quick={quick} />)).toMatch(
      /Today<.*Tomorrow<.*5 working days</,
    )
    expect(html(<DateField {...frame} value="" quick={quick} readOnly />)).not.toContain('Today')
  })
})

describe('a telephone number', () => {
  test('is grouped, and called in its international form', () => {
    const text = html(<PhoneField {...frame} value="07700900482" />)
    expect(text).toContain('value="07700 900482"')
    expect(text).toContain('href="tel:+447700900482"')
    expect(text).toContain('aria-label="Call +44 7700 900482"')
  })

  test('that is none says what is wrong', () => {
    expect(html(<PhoneField {...frame} value="0770" />)).toContain('This number is too short.')
  })
})

test('half a postcode says what is missing', () => {
  expect(html(<PostcodeField {...frame} value="SY2" />)).toContain(
    'This is the first half only. Add the last three characters.',
  )
})

describe('choices', () => {
  const options = [
    { value: 'email', label: 'Email' },
    { value: 'portal', label: 'Portal', why: 'They have not signed in yet.' },
  ]

  test('that cannot be had say why', () => {
    const text = html(<RadioField {...frame} value="email" options={options} />)
    expect(text).toMatch(/<input[^>]*disabled=""[^>]*value="portal"/)
    expect(text).toContain('They have not signed in yet.')
  })

  test('of on and off are a switch', () => {
    expect(html(<SwitchField {...frame} checked />)).toContain('role="switch"')
  })
})

describe('a combobox', () => {
  test('is one before its list has come', () => {
    const text = html(
      <Combobox {...frame} value={{ value: '1', label: 'Cooper Lyle' }} find={findIn([])} />,
    )
    expect(text).toMatch(/<input[^>]*role="combobox"[^>]*aria-expanded="false"/)
    expect(text).toContain('value="Cooper Lyle"')
  })

  test('finds by any words in any order, without accents', async () => {
    const find = findIn([
      { value: '1', label: 'Zoë Nair', detail: 'Bristol' },
      { value: '2', label: 'Tom Bright' },
    ])
    const found = async (words: string) =>
      (await find(words, new AbortController().signal)).map((it) => it.value)
    expect(await found('bristol zoe')).toEqual(['1'])
    expect(await found('')).toEqual(['1', '2'])
    expect(await found('nobody')).toEqual([])
  })

  test('takes words of one’s own only where it may, and not twice', () => {
    const there = [{ value: 'Residential', label: 'Residential' }]
    expect(withNewOption(there, 'residential', true)).toEqual(there)
    expect(withNewOption([], 'Probate', false)).toEqual([])
    expect(withNewOption([], ' Probate ', true)).toEqual([
      { value: 'Probate', label: 'Probate', detail: 'new' },
    ])
  })
})

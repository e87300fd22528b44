import { describe, expect, test } from 'vitest'
import { settableKeyDates } from '#domain/conveyance/plan/key-date'
import type { Endpoint } from '#domain/endpoint'
import { client, filesWith, formsOf } from './client.ts'
import { formFolders, unsetFacts, unsetFields, unusedEndpoints } from './exceptions.ts'
import { fieldsIn } from './fields.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/domain/**/*.ts', {
  eager: true,
})

type Contracts = Readonly<Record<string, Endpoint>>
type Contract = { readonly api: string; readonly key: string; readonly endpoint: Endpoint }

const contracts = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .filter(([name]) => /^[a-z]\w*Api$/.test(name))
  .flatMap(([api, table]) =>
    Object.entries(table as Contracts).map(([key, endpoint]): Contract => ({ api, key, endpoint })),
  )
const nameOf = ({ api, key }: Contract) => `${api}.${key}`

test('every endpoint is used by the client, or is listed with the reason', () => {
  expect(contracts.length).toBeGreaterThan(200)
  const unused = contracts.filter(({ api, key }) => filesWith(api, key).length === 0)
  expect(unused.map(nameOf).toSorted()).toEqual(Object.keys(unusedEndpoints).toSorted())
})

const textsOf = (contract: Contract) => {
  const folder = formFolders[nameOf(contract)]
  const beside = client.filter(({ path }) => folder !== undefined && path.startsWith(folder))
  return [formsOf(contract.api, contract.key), ...beside.map(({ text }) => text)].join('\n')
}

const isSetIn = (text: string, path: string) => {
  const field = path.split('.').at(-1)
  const asKey = `(?<!\\.)\\b${field}\\b['"]?\\s*(?:[:,}=]|$)`
  return new RegExp(`${asKey}|['"\`.]${field}['"\`]`, 'm').test(text)
}

const isListed = (path: string) =>
  Object.keys(unsetFields).some((one) => path === one || path.startsWith(`${one}.`)) ||
  (path.startsWith('quoteCaseApi.') && (path.split('.').at(-1) ?? '') in unsetFacts)

const unsetIn = (contract: Contract) => {
  const text = textsOf(contract)
  return [...new Set(fieldsIn(contract.endpoint.body))]
    .filter((path) => path !== 'version' && !isSetIn(text, path))
    .map((path) => `${nameOf(contract)}.${path}`)
}

describe('every field of a body', () => {
  const used = contracts.filter(
    (it) => it.endpoint.body && unusedEndpoints[nameOf(it)] === undefined,
  )
  const unset = used.flatMap(unsetIn)

  test('is set by a form of the client, or is listed with the reason', () => {
    expect(used.length).toBeGreaterThan(60)
    expect(unset.filter((path) => !isListed(path))).toEqual([])
  })

  test('that is listed is set by no form', () => {
    const needless = Object.keys(unsetFields).filter(
      (one) => !unset.some((path) => path === one || path.startsWith(`${one}.`)),
    )
    expect(needless).toEqual([])
  })

  test('of the key dates has its field', () => {
    const form = client.find(({ path }) => path.endsWith('/acts/key-date-fields.ts'))?.text ?? ''
    expect(settableKeyDates.filter((key) => !form.includes(`  ${key}: {`))).toEqual([])
  })
})

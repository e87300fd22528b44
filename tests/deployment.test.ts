import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The lines of each table of a TOML file by its name; those before the first table have the name ''. */
const tablesOf = (toml: string) => {
  const tables = new Map<string, Map<string, string>>([['', new Map()]])
  let current = tables.get('')
  for (const line of toml.split('\n')) {
    const [, table] = /^\[+([\w.]+)\]+/.exec(line) ?? []
    const [, key = '', value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(line) ?? []
    if (table !== undefined) {
      current = tables.get(table) ?? new Map()
      tables.set(table, current)
    } else if (key !== '') current?.set(key, value.replaceAll('"', ''))
  }
  return tables
}

const tables = tablesOf(readFileSync('wrangler.toml', 'utf8'))
const entryOf = (table: string, key: string) => tables.get(table)?.get(key)

describe('wrangler.toml', () => {
  // `wrangler deploy` without --env refuses a configuration without a name before it uploads anything.
  test('has no name at its top, where the environment is local and its key is in this repository', () => {
    expect(entryOf('vars', 'ENVIRONMENT')).toBe('local')
    expect(entryOf('', 'name')).toBeUndefined()
    expect(entryOf('', 'workers_dev')).toBe('false')
    expect(entryOf('', 'preview_urls')).toBe('false')
    expect(tables.get('')?.has('routes')).toBe(false)
  })

  test('deploys production alone, which is never local', () => {
    const named = [...tables].filter(([, values]) => values.has('name')).map(([table]) => table)
    expect(named.filter((table) => !table.endsWith('bindings'))).toEqual(['env.production'])
    expect(entryOf('env.production.vars', 'ENVIRONMENT')).toBe('production')
  })
})

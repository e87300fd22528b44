import { describe, expect, test } from 'vitest'
import { pageIn } from '#domain/list/paginator'

const data = [{ id: '1' }]
const path = 'https://api.firm.example/api/conveyances'

describe('a page of Laravel’s', () => {
  test.each([
    [
      'paginator',
      {
        current_page: 1,
        data,
        last_page: 3,
        next_page_url: `${path}?page=2`,
        links: [],
        total: 45,
      },
      'page=2',
    ],
    ['last page', { current_page: 3, data, last_page: 3, next_page_url: null, total: 45 }, null],
    ['simple paginator', { current_page: 4, data, next_page_url: `${path}?a=b&page=5` }, 'page=5'],
    ['cursor paginator', { data, next_cursor: 'eyJpZCI6', next_page_url: path }, 'cursor=eyJpZCI6'],
    ['last cursor', { data, next_cursor: null, next_page_url: null }, null],
    [
      'resource collection',
      {
        data,
        links: { first: path, last: null, prev: null, next: `${path}?page=2` },
        meta: { current_page: 1, last_page: 2, links: [], total: 45 },
      },
      'page=2',
    ],
    [
      'resource collection by cursor',
      { data, links: { next: `${path}?cursor=eyJ` }, meta: { next_cursor: 'eyJ' } },
      'cursor=eyJ',
    ],
    ['collection with meta alone', { data, meta: { current_page: 1, last_page: 2 } }, 'page=2'],
    ['last collection with meta alone', { data, meta: { current_page: 2, last_page: 2 } }, null],
  ])('%s has rows and a cursor', (_, answer, next) => {
    expect(pageIn(answer)).toEqual({ rows: data, next })
  })

  test.each([
    ['of our own', { data: { rows: data, next: null } }],
    ['without pages', { data }],
    ['of one record', { data: { id: '1' }, links: { next: null } }],
    ['whose next page has another name', { data, next_page_url: `${path}?side=2` }],
    ['of nothing', null],
  ])('is not found in an answer %s', (_, answer) => {
    expect(pageIn(answer)).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { main, twoFirms } from './fake-firm.ts'

const { visit, signedIn, tenants, stored } = twoFirms()
const { cookies, bearer, sealed } = await signedIn({ type: 'staff' })
const { files } = tenants.harcourt
const keep = (id: string, name: string, mime: string) => {
  files.set(id, { key: `t/harcourt/${id}`, name, mime })
  stored.set(`t/harcourt/${id}`, 'the bytes')
}
keep('pdf', 'Quote Q-26-0117.pdf', 'application/pdf')
keep('html', 'page.html', 'text/html')
keep('odd', 'a"b\r\nSet-Cookie: x=1/../Übertrag.docx', 'application/msword')
files.set('lost', { key: 'gone', name: 'lost.pdf', mime: 'application/pdf' })

const fetched = (path: string, headers: Record<string, string> = cookies) =>
  visit(`${main}/files/${path}`, { headers })

describe('a document', () => {
  test('is a download that no browser opens by itself', async () => {
    const { headers } = await fetched('html')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="page.html"/)
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('comes with its bytes and their number', async () => {
    const answer = await fetched('pdf')
    expect(answer.headers.get('Content-Length')).toBe('9')
    expect(new TextDecoder().decode(await answer.arrayBuffer())).toBe('the bytes')
  })

  test('is shown in place only where that is asked for and harmless', async () => {
    const shown = await fetched('pdf?inline')
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; /)
    expect(shown.headers.get('Content-Type')).toBe('application/pdf')
    const page = await fetched('html?inline')
    expect(page.headers.get('Content-Disposition')).toMatch(/^attachment; /)
  })

  test('has a name that can be nothing but a name', async () => {
    const { headers } = await fetched('odd')
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="a_b__Set-Cookie_ x_1_..__bertrag.docx"; filename*=UTF-8''a%22b__Set-Cookie%3A%20x%3D1_.._%C3%9Cbertrag.docx`,
    )
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test.each(['nothing', 'lost', '..%2f..%2fother'])('that is not there is 404: %s', async (id) => {
    expect((await fetched(id)).status).toBe(404)
  })

  test('is for both cookies together', async () => {
    expect((await fetched('pdf', {})).status).toBe(401)
    expect((await fetched('pdf', bearer)).status).toBe(401)
    expect((await fetched('pdf', { Cookie: `session=${sealed}` })).status).toBe(401)
  })
})

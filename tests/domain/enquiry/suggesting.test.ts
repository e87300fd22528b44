import { expect, test } from 'vitest'
import type { CaseOrder } from '#domain/conveyance/order/order'
import { blankTitle, type CaseTitle } from '#domain/conveyance/title/title'
import { blankFindings, type CaseFindings, changedFindings } from '#domain/enquiry/finding/findings'
import { findingKeys } from '#domain/enquiry/finding/names'
import type { LibraryEnquiry } from '#domain/enquiry/library/library-enquiry'
import { starterLibrary } from '#domain/enquiry/library/starter'
import { parseAppliesIf } from '#domain/enquiry/suggesting/condition'
import type { CasePapers } from '#domain/enquiry/suggesting/known-facts'
import { suggestionsFor } from '#domain/enquiry/suggesting/suggesting'

const by = { id: 'e', name: 'Eleanor' }
const now = '2026-11-23T10:00:00.000Z'
const library: readonly LibraryEnquiry[] = starterLibrary.map((content) => ({
  ...{ id: content.code, version: 1, content, is_archived: false, merged_into: null },
  ...{ changed_by: by, changed_at: now },
}))
const house: CasePapers['conveyance'] = {
  ...{ matter_type: 'purchase', tenure: 'freehold', nation: 'England', flags: [] },
  ...{ price: 30_000_000, deposit: 3_000_000 },
}
const papers = (known: Partial<CasePapers> = {}): CasePapers => ({
  ...{ conveyance: house, title: blankTitle('c'), orders: [], findings: blankFindings('c') },
  ...known,
})
const found = (shown: CaseFindings['shown'], read: CaseFindings['read'] = []) =>
  papers({ findings: changedFindings(blankFindings('c'), { shown, read }, { by, now }) })
const suggested = (of: CasePapers, enquiries: Parameters<typeof suggestionsFor>[2] = []) =>
  suggestionsFor(library, of, enquiries)
const codes = (of: CasePapers) => suggested(of).applies.map(({ code }) => code)
const reason = (of: CasePapers, code: string) =>
  suggested(of).applies.find((it) => it.code === code)?.because
const searched = (note: string | null): CaseOrder => ({
  ...{ id: 'o', version: 1, conveyance_id: 'c', product: 'environmental', title: null },
  ...{ provider: 'Groundsure', reference: null, cost: null, ordered_on: '2026-11-01' },
  ...{ expected_on: null, cancelled: null, by, created_at: now },
  result: {
    ...{ outcome: note === null ? 'clear' : 'matters_found', note, delivered_on: '2026-11-12' },
    ...{ expires_on: null, by, at: now },
  },
})

test('what the starter set applies to is understood, but for what only a list shows', () => {
  const notes = starterLibrary.filter(({ applies_if }) => parseAppliesIf(applies_if) === null)
  expect(notes.map(({ code }) => code)).toEqual(['GEN-01', 'GEN-02'])
  const named = library.flatMap(({ content }) => parseAppliesIf(content.applies_if) ?? []).flat()
  const asked = new Set<string>(named.map(({ fact }) => fact))
  expect(findingKeys.filter((it) => !asked.has(it))).toEqual([])
})

test('a house is suggested nothing of leases, and of the rest only what its facts speak for', () => {
  expect(codes(papers())).toEqual(['BND-01', 'UTL-04', 'CHN-01'])
  expect(suggested(papers()).applies.every(({ because }) => because === null)).toBe(true)
  const flat = papers({ conveyance: { ...house, tenure: 'leasehold', flags: ['new_build'] } })
  expect(codes(flat)).toEqual(expect.arrayContaining(['LSE-05', 'SVC-01', 'NBD-01', 'NBD-05']))
  expect(reason(flat, 'SVC-01')).toBe('The property is leasehold')
})

test('a septic tank in the forms is a reason, and says so', () => {
  const tank = { finding: 'form.private_drainage', note: 'shared with No. 4', year: null } as const
  expect(reason(found([tank]), 'UTL-01')).toBe(
    'Seller’s forms: a septic tank or treatment plant (shared with No. 4)',
  )
})

test('what nobody knows is to be checked, until the papers were read', () => {
  const unread = suggested(papers()).to_check.find(({ code }) => code === 'UTL-01')
  expect(unread?.unknown).toEqual(['Form: private drainage'])
  expect(suggested(found([], ['form'])).to_check.map(({ code }) => code)).not.toContain('UTL-01')
})

test('windows need a certificate from 2002, and without a year somebody has to ask', () => {
  const windows = (year: number | null) =>
    found([{ finding: 'works.windows', note: null, year }], ['works'])
  expect(codes(windows(2011))).toContain('BRG-02')
  expect(codes(windows(1998))).not.toContain('BRG-02')
  expect(suggested(windows(null)).to_check.map(({ code }) => code)).toContain('BRG-02')
  expect(codes(windows(1998))).toContain('PLN-01')
})

test('a search speaks by its note, says nothing where it denies it, and rules out what is clear', () => {
  const with_ = (note: string | null) => papers({ orders: [searched(note)] })
  expect(reason(with_('Flood zone 3 at the rear.'), 'ENV-02')).toBe(
    'Environmental, 12 November: Flood zone 3 at the rear.',
  )
  expect(codes(with_('There is no flood risk. A landfill lies 80 m away.'))).not.toContain('ENV-02')
  expect(codes(with_('There is no flood risk. A landfill lies 80 m away.'))).toContain('ENV-04')
  expect(suggested(with_(null)).to_check.map(({ code }) => code)).not.toContain('ENV-04')
})

test('a register speaks by its class and by the sentence of an entry', () => {
  const title: CaseTitle = {
    ...blankTitle('c'),
    titles: [
      {
        ...{ number: 'WT1', class: 'possessory', tenure: 'freehold', proprietors: 'A. Seller' },
        entries: 'Charge to Peakstone. A rentcharge of £5 a year is payable.',
      },
    ],
  }
  const registered = papers({ title })
  expect(codes(registered)).toEqual(expect.arrayContaining(['TIT-02', 'CHG-01', 'COV-05']))
  expect(reason(registered, 'COV-05')).toBe('Title WT1: A rentcharge of £5 a year is payable.')
})

test('what a case has raised is not suggested again, by its own name or the one it was merged into', () => {
  const leasehold = papers({ conveyance: { ...house, tenure: 'leasehold' } })
  const own = { library_id: 'SVC-01', direction: 'we_raise', status: 'sent' } as const
  const after = suggested(leasehold, [own])
  expect(after.applies.map(({ code }) => code)).not.toContain('SVC-01')
  expect(after.raised).toBe(1)
  const withdrawn = suggested(leasehold, [{ ...own, status: 'withdrawn' }])
  expect(withdrawn.applies.map(({ code }) => code)).toContain('SVC-01')
})

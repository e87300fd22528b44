import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultClassifications } from '#domain/enquiry/classification/standard'
import { EnquiryStatus, isSettled } from '#domain/enquiry/enquiry'
import { type EnquiryTally, enquiryProgress, progressTexts } from '#domain/enquiry/progress'

const tally = (classification: string, status: EnquiryStatus, count = 1): EnquiryTally => ({
  classification,
  status,
  count,
})

const read = (...tallies: readonly EnquiryTally[]) =>
  enquiryProgress(tallies, defaultClassifications)

describe('what agents and clients read of enquiries', () => {
  test('is nothing before the first is asked', () => {
    expect(read()).toBeNull()
    expect(read(tally('TIT', 'raised', 4))).toBeNull()
  })

  test('names each classification in plain words, the open ones first', () => {
    const progress = read(
      tally('BRG', 'accepted', 2),
      tally('TIT', 'answered'),
      tally('TIT', 'sent', 2),
      tally('COV', 'declined'),
    )
    expect(progress).toEqual({
      text: '6 asked, 3 answered, 2 settled',
      is_settled: false,
      lines: [
        {
          phrase: 'Rules about using the property',
          text: '1 explained, for the other conveyancer to consider',
          is_settled: false,
        },
        {
          phrase: 'The ownership record',
          text: '2 waiting for an answer, 1 answered, for the other conveyancer to consider',
          is_settled: false,
        },
        { phrase: 'Certificates for building work', text: '2 settled', is_settled: true },
      ],
    })
  })

  test('shows the firm\u2019s own phrase', () => {
    const own = defaultClassifications.map((it) =>
      it.code === 'TIT' ? { ...it, agent_phrase: 'The deeds' } : it,
    )
    expect(enquiryProgress([tally('TIT', 'sent')], own)?.lines[0]?.phrase).toBe('The deeds')
  })

  test('says nothing of a decline that awaits approval', () => {
    expect(read(tally('TIT', 'decline_proposed'))).toEqual(read(tally('TIT', 'sent')))
  })
})

const aTally = fc.record({
  classification: fc.constantFrom('TIT', 'BRG', 'XYZ'),
  status: fc.constantFrom(...EnquiryStatus.options),
  count: fc.integer({ min: 1, max: 9 }),
})

test('no enquiry reads as settled before it is accepted or insured', () => {
  fc.assert(
    fc.property(fc.array(aTally, { maxLength: 20 }), (tallies) => {
      const progress = enquiryProgress(tallies, defaultClassifications)
      if (progress === null) return
      const accepted = tallies
        .filter((it) => isSettled(it) && it.status !== 'withdrawn')
        .reduce((sum, { count }) => sum + count, 0)
      const said = [...progress.lines.map(({ text }) => text)]
        .flatMap((text) => [...text.matchAll(/(\d+) settled/g)])
        .reduce((sum, [, count]) => sum + Number(count), 0)
      expect(said).toBe(accepted)
      expect(Number(/(\d+) settled$/.exec(progress.text)?.[1])).toBe(accepted)
      if (tallies.some((it) => !isSettled(it))) expect(progress.is_settled).toBe(false)
      for (const line of progress.lines)
        if (line.is_settled) expect(line.text).toMatch(/^\d+ settled$/)
    }),
  )
})

test('only the word for what is settled sounds like an end', () => {
  for (const [state, text] of Object.entries(progressTexts))
    expect(/settled|accepted|agreed|done|closed|satisfied/.test(text)).toBe(state === 'settled')
})

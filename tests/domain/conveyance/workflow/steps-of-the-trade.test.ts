import { expect, test } from 'vitest'
import { defaultWorkflows } from '#domain/conveyance/workflow/defaults'

/** What a sale and a purchase consist of, by the research of the product: one entry for each numbered step. */
const trade = {
  sale: `conflict|risk|client care|sanctions|payment on account|memorandum of sale|payout account|welcome call|
    official copies|forms|indicative redemption|leasehold pack|energy|title|returned forms|probate|
    draft contract|draft transfer|contract pack|verify buyer|send contract pack|notify agent and client|receipt|
    classify|triage|questions in one list|draft and approve replies|send replies|further rounds|indemnity|accept all|
    witness|fittings list|redemption statement|completion date|deposit and insurance|authority to exchange|agent’s invoice|checklist|
    exchange contracts|memorandum of exchange|linked file|redemption statement|
    requisitions|transfer|daily rate|completion statement|agent’s account|ground rent|keys|
    completion money|release keys|date transfer|redeem|pay estate agent|two approvals|post the bill|
    discharge evidence|undertakings|retentions|ledger|review|retention date`,
  purchase: `conflict|risk|client care|sanctions|source of funds|searches|memorandum of sale|broker|co-ownership|welcome call|
    request contract pack|receive contract pack|against the list|plan|
    local search|drainage|environmental|coal|index map|expiry dates|report search results|
    review title|review lease|planning|enquiries|review replies|indemnity|accept all|
    mortgage offer|handbook|report on title|survey|sdlt|discuss report|
    mortgage deed|deposit|insurance|completion date|linked sale|authority|checklist|
    exchange contracts|insurance on risk|memorandum|
    approve transfer|requisitions|os1|advance|completion statement|bank details|return|
    balance and mortgage advance|chaps|time|keys|date the transfer|
    certificate|ap1|notices|requisitions|title information document|ledger`,
} as const

test.each(['sale', 'purchase'] as const)(
  'a %s has every step of the trade, in its order',
  (matter) => {
    const words = trade[matter].split('|').map((it) => it.trim())
    const steps = defaultWorkflows[matter].milestones.flatMap((it) => it.steps)
    const lines = words.map((word, at) => ({ word, title: steps[at]?.title ?? 'MISSING' }))
    console.info(
      lines
        .map(({ word, title }, at) => `${String(at + 1).padStart(3)} ${word.padEnd(28)} ${title}`)
        .join('\n'),
    )
    expect(steps).toHaveLength(words.length)
    expect(lines.filter(({ word, title }) => !title.toLowerCase().includes(word))).toEqual([])
  },
)

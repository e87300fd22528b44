import type { Upgrade } from '#tenant/core/document'

type Fields = Readonly<Record<string, unknown>>

// Texts of the standard workflows that promised an online act, each with the one that replaced it.
const replacedTexts: Readonly<Record<string, string>> = {
  'Read what we will do and what it costs, then sign. Ten minutes.':
    'We send you our terms and the price we quoted. Read them, sign them and send them back. You can call us first with any question.',
  'A photo of your passport or driving licence and a short video. Five minutes.':
    'Your conveyancer tells you how, and what to have ready: usually a passport or driving licence and a recent bill.',
  'It needs a witness who is not family.':
    'We send it to you with a note of where to sign. It needs a witness who is not family.',
  'Tell us how it was built up and add statements. If somebody gives you money, say who.':
    'Your conveyancer tells you which documents to send. Tell us how the money was built up. If somebody gives you money, say who.',
  'The council and the water company charge for them. The amount is under Payments.':
    'The council and the water company charge for them. We tell you the amount. Call us before you pay: we never change our bank details by email.',
  'As one, or in shares. We explain both, and you can ring us first.':
    'Jointly, or in separate shares. We send you a form that explains both, and you can call us first.',
  'Does the red line show the house, the garden and any parking you were shown?':
    'We send you the plan. Call or write to say whether the red line shows the house, the garden and any parking you were shown.',
  'What you are buying, what to know about it and what it costs. Twenty minutes.':
    'We send it to you: what you are buying, what to know about it and what it costs. Then we go through it with you by telephone.',
  'A deed needs a witness who is not family. Nothing is binding until we exchange.':
    'We send them to you with a note of where to sign. A deed needs a witness who is not family. Nothing is binding until we exchange.',
  'Our bank details are under Payments. Ring us before you pay: we never change them by email.':
    'We tell you the amount and the day. Call us before you pay: we never change our bank details by email.',
  'A quote ready to start on the day we exchange is enough. Send us a copy.':
    'A quote ready to start on the day we exchange is enough. Send your conveyancer a copy.',
  'The account must be in your own name. We ring you to check it.':
    'The account must be in your own name. We call you to take the details and to check them. Please do not send them by email.',
  'Photos will do: windows, boiler, electrics, extensions, guarantees. Say so if you have none.':
    'Windows, boiler, electrics, extensions, guarantees. Send your conveyancer copies or photos, and say so if you have none.',
  'They save as you go. “I do not know” is a good answer where it is true.':
    'We send them to you. “I do not know” is a good answer where it is true.',
  'The grant of probate, the power of attorney or the company papers.':
    'The grant of probate, the power of attorney or the company documents. Call us before you post originals.',
  'One list, and “I do not know” is a good answer where it is true.':
    'We send you one list. “I do not know” is a good answer where it is true.',
  'The deed needs a witness who is not family. Nothing is binding until we exchange.':
    'We send you both with a note of where to sign. The deed needs a witness who is not family. Nothing is binding until we exchange.',
  'We pay it from the sale money on the day you move.':
    'We pay it from the sale money on the day you move. We send you a copy: call or write to say whether the amount is right.',
  'Every adult who lives with you signs a short form.':
    'Every adult who lives with you signs a short form, which we send to you.',
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const withoutButton = (part: Fields): Fields => {
  const { label: _, settles: __, ...rest } = part
  const { text } = rest
  return typeof text === 'string' ? { ...rest, text: replacedTexts[text] ?? text } : rest
}

const withoutClientAct = (task: unknown): unknown =>
  isFields(task) && isFields(task['client_part'])
    ? { ...task, client_part: withoutButton(task['client_part']) }
    : task

/** From shape 1 to 2 of a plan: the client’s part of a task has no button, and says how the client gives it to us. */
export const withoutClientActs: Upgrade = (plan) => ({
  ...plan,
  milestones: listOf(plan['milestones']).map((milestone) =>
    isFields(milestone)
      ? { ...milestone, tasks: listOf(milestone['tasks']).map(withoutClientAct) }
      : milestone,
  ),
})

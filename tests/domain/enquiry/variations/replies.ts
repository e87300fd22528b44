type Written = {
  readonly text: string
  /** What is known to be said. */
  readonly said: string
}

const named = (name: string) => (said: string) => ({ text: `${name} ${said}`, said })
const around = (before: string, after: string) => (said: string) => ({
  text: before + said + after,
  said,
})

const names = [
  'Reply:',
  'REPLY:',
  'Reply -',
  'Reply –',
  'Reply.',
  'A:',
  'A.',
  'A -',
  'R:',
  'Ans:',
  'Ans -',
  'ANS:',
  'Answer:',
  'ANSWER -',
  'Response:',
  'RESPONSE:',
  'Response -',
  'Our reply:',
  'Our response:',
  "Seller's reply:",
  "Seller's response:",
  'Seller’s response:',
  'Sellers response:',
  "SELLER'S REPLY:",
  "Seller's solicitors' reply:",
  "Seller's Solicitor's Response:",
  "Vendor's reply:",
  'Seller:',
  'Seller -',
  'SELLER:',
  'Client’s reply:',
  'Our client replies:',
  'Our client says:',
  'Seller replies:',
  'Seller states:',
  'Reply from seller:',
  'Reply of seller:',
  'Reply (12.3.2026):',
  'Reply 12/03/26:',
  'Reply dated 12 March 2026:',
  'Replied:',
  'SS:',
  '→',
  '->',
  '=>',
  '>>',
] as const

/** A reply as it is written under its enquiry, by how it is set. */
export const replies: Readonly<Record<string, (said: string) => Written>> = {
  ...Object.fromEntries(names.map((name) => [name, named(name)])),
  'Reply alone': around('Reply\n', ''),
  'Reply: alone': around('Reply:\n', ''),
  'REPLY alone': around('REPLY\n', ''),
  'Answer: alone': around('Answer:\n', ''),
  'Response: and gap': around('Response:\n\n', ''),
  '[Reply: ]': around('[Reply: ', ']'),
  '(Reply: )': around('(Reply: ', ')'),
  '**Reply:**': around('**Reply:** ', ''),
  '**Reply**:': around('**Reply**: ', ''),
  '*Reply: *': around('*Reply: ', '*'),
  '_Reply: _': around('_Reply: ', '_'),
  capitals: (said) => ({ text: said.toUpperCase(), said: said.toUpperCase() }),
  initials: around('JB: ', ''),
  '[ ]': around('[', ']'),
  '* *': around('*', '*'),
  '> ': around('> ', ''),
  'two paragraphs': (said) => ({
    text: `Reply: ${said}\n\nA copy is in the pack that was sent.`,
    said: `${said} A copy is in the pack that was sent.`,
  }),
  'two lines': (said) => ({
    text: `Reply: ${said}\nThe seller knows of nothing else.`,
    said: `${said} The seller knows of nothing else.`,
  }),
  'in one line': (said) => ({ text: `Reply: ${said}`, said }),
}

const commentNames = [
  'Comment:',
  'COMMENT:',
  'Comments:',
  'Further comment:',
  'Our comment:',
  'Our comments:',
  "Buyer's comment:",
  "Buyer's comments:",
  "Buyer's response:",
  "Buyer's reply:",
  "Buyer's solicitors' comment:",
  "Buyer's solicitor's response:",
  "Purchaser's comment:",
  'Buyer:',
  'BUYER -',
  'Further enquiry:',
  'Further:',
  'Follow-up:',
  'Follow up enquiry:',
  'Further to your reply:',
  'Our further comment:',
  'Our further enquiry:',
  'Observation:',
  'Not accepted:',
  'Not satisfied -',
  'BS:',
  'Response to reply:',
  'Our response to your reply:',
] as const

/** What the asking side says of a reply, by how it is set. */
export const comments: Readonly<Record<string, (said: string) => Written>> = Object.fromEntries(
  commentNames.map((name) => [name, named(name)]),
)

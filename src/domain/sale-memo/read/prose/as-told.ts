/** A sentence with the side in place of the pronoun for it. */
export const asTold = (text: string, side: 'seller' | 'buyer') =>
  text
    .replace(/^(?:He|She|The company)(?:'s|’s) /, `The ${side} is `)
    .replace(/^They(?:'re|’re) /, `The ${side}s are `)
    .replace(/^They(?:'ve|’ve) /, `The ${side}s have `)
    .replace(/^They\b/, `The ${side}s`)
    .replace(/^(?:He|She|The company)\b/, `The ${side}`)
    .replace(/^(?:His|Her|Their) /, `The ${side}'s `)
    .replace(/\b(acting|acts|act) for (?:him|her|them)\b/, `$1 for the ${side}`)
    .replace(/\b(?:his|her|their) (?=(?:solicitors?|conveyancers?|lawyers?)\b)/, `the ${side}'s `)

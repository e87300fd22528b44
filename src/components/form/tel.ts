/** The `tel:` link of a number. */
export const tel = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

/** The address by which a number is rung. */
export const tel = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

export const tel = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

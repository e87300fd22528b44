import type { NameCheckProvider } from './port.ts'

/** 'Margaret Ellison' as a bank may have it: 'M Ellison'. */
const shortened = (holder: string) => {
  const [first = '', ...rest] = holder.split(' ')
  return rest.length === 0 ? `${first} Ltd` : [first.slice(0, 1), ...rest].join(' ')
}

/** Asks no bank: the last two digits of the account say what it answers. */
export const testNameCheck: NameCheckProvider = {
  name: 'Test provider',
  ask: ({ holder, account_number }, id) => {
    const reference = `test-${id}`
    switch (account_number.slice(-2)) {
      case '01':
        return { result: 'close', returned: shortened(holder), reference }
      case '02':
        return { result: 'no_match', returned: null, reference }
      case '03':
        return { result: 'unavailable', returned: null, reference }
      default:
        return { result: 'match', returned: null, reference }
    }
  },
}

/** Returns how often a test repeats something: `npm run test:nightly` repeats more. */
export const repeats = (usual: number, atNight: number): number =>
  process.env['NIGHTLY'] === '1' ? atNight : usual

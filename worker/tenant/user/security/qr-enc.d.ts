declare module 'pdfmake/src/qrEnc.js' {
  type Square = { readonly x: number; readonly y: number; readonly w: number }
  type Measured = { readonly _canvas: readonly Square[]; readonly _width: number }
  const encoder: {
    measure(node: { qr: string; eccLevel: 'L' | 'M' | 'Q' | 'H' }): Measured
  }
  export default encoder
}

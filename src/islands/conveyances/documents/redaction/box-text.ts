import type { RedactionBox } from '#domain/document/redaction/box'

const percent = (share: number) => `${Math.round(share * 1000) / 10} %`

/** 'Page 2: 40 % by 5 %, 10 % from the left, 30 % from the top' */
export const boxText = ({ page, x, y, width, height }: RedactionBox) =>
  `Page ${page}: ${percent(width)} by ${percent(height)}, ${percent(x)} from the left, ${percent(y)} from the top`

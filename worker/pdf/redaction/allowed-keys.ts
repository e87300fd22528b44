/**
 * The keys that a page needs to be drawn (ISO 32000-1): of streams, fonts, pictures, forms, patterns, shadings,
 * functions, colours and graphics states. Whatever else stands in a PDF is not copied.
 */
export const allowedKeys: ReadonlySet<string> = new Set(
  `Type Subtype Filter DecodeParms Length Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine
  EncodedByteAlign Rows EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals ColorTransform
  BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2
  CIDToGIDMap FontBBox FontMatrix CharProcs Resources BaseEncoding Differences Registry Ordering Supplement FontName
  FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth
  MaxWidth MissingWidth FontFile FontFile2 FontFile3 Length1 Length2 Length3 CharSet CIDSet Style Panose
  UseCMap CMapName WMode Width Height ColorSpace Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte
  FormType BBox Matrix Group S CS I PatternType PaintType TilingType XStep YStep Shading ExtGState ShadingType Background
  AntiAlias Coords Domain Function Extend VerticesPerRow BitsPerCoordinate BitsPerFlag FunctionType Range Size
  BitsPerSample Order Encode C0 C1 N Functions Bounds WhitePoint BlackPoint Gamma Alternate Colorants Process
  Components MixingHints Solidities PrintingOrder DotGain LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 HT FL
  SM SA BM CA ca AIS TK BC G`
    .split(/\s+/)
    .filter(Boolean),
)

/** The resources that content names, by their kinds; procedure sets and marked content are left out. */
export const resourceKinds = [
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'XObject',
  'Font',
] as const

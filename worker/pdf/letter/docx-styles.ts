const style = (id: string, name: string, paragraph: string, text = '', based = 'Normal') =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${
    based && `<w:basedOn w:val="${based}"/>`
  }<w:pPr>${paragraph}</w:pPr><w:rPr>${text}</w:rPr></w:style>`

const heading = (level: 1 | 2 | 3, halfPoints: number) =>
  style(
    `Heading${level}`,
    `heading ${level}`,
    `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${level - 1}"/>`,
    `<w:b/><w:sz w:val="${halfPoints}"/>`,
  )

const edge = (name: string) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="B5BCB7"/>`

/** word/styles.xml, with the language of the text: 'en-GB'. */
export const stylesXml = (language: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="22"/><w:lang w:val="${language}"/></w:rPr></w:rPrDefault></w:docDefaults>${[
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:after="160" w:line="276" w:lineRule="auto"/></w:pPr></w:style>',
    heading(1, 32),
    heading(2, 26),
    heading(3, 23),
    style('ListParagraph', 'List Paragraph', '<w:ind w:left="720"/><w:contextualSpacing/>'),
    style('TableHead', 'Table Head', '<w:keepNext/>', '<w:b/>'),
    style('Footnote', 'Small Print', '', '<w:sz w:val="17"/>'),
    style('Signature', 'Signature', '<w:spacing w:before="480"/>'),
    style('Rule', 'Rule', `<w:pBdr>${edge('bottom')}</w:pBdr>`),
    style(
      'Callout',
      'Callout',
      '<w:pBdr><w:left w:val="single" w:sz="24" w:space="8" w:color="B45309"/></w:pBdr>',
    ),
    '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="1D4ED8"/><w:u w:val="single"/></w:rPr></w:style>',
    `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(edge).join('')}</w:tblBorders></w:tblPr></w:style>`,
  ].join('')}</w:styles>`

const level = (format: string, text: string) =>
  `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl>`

/** word/numbering.xml: bullets, and `lists` numbered lists that each begin with 1. */
export const numberingXml = (lists: number) => {
  const numbered = Array.from(
    { length: lists },
    (_, at) =>
      `<w:num w:numId="${at + 2}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">${level('bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${numbered.join('')}</w:numbering>`
}

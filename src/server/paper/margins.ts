/** What stands at the head and the foot of every page: whose it is, when it was made, and which page it is. */
import { lineHeight } from './ink.ts'
import type { PrintedLogo } from './logo.ts'
import type { Paper } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Writing } from './writing.ts'

const faint = '#5b5b5b'
const plate = '#26323a'
const line = '#c9c9c9'
const sizes = { client: 10.5, foot: 7.5 } as const
const logoHeight = 26
const widestLogo = 120

export const drawHeadsAndFeet = (
  sheet: Sheet,
  writing: Writing,
  { clientName, foot }: Pick<Paper, 'clientName' | 'foot'>,
  logo: PrintedLogo | undefined,
  margin: number,
): void => {
  const width = sheet.page.width - 2 * margin
  const head = { top: margin - 16, middle: margin - 16 + logoHeight / 2 }
  const placed = logo === undefined ? undefined : { ...sizeOf(logo), logo }
  const beside = placed === undefined ? 0 : placed.width + (placed.logo.isPale ? 18 : 8)
  const client = writing.layText(clientName, 'strong', sizes.client, width - beside)
  const said = writing.layText(foot, 'regular', sizes.foot, width - 80)
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    if (placed !== undefined) drawLogo(sheet, placed.logo, placed, margin, head.top)
    const first = { ...client, lines: client.lines.slice(0, 1) }
    writing.draw(first, margin + beside, head.middle - (sizes.client * lineHeight) / 2)
    const below = head.top + logoHeight + 8
    const above = sheet.page.height - margin - 4
    for (const y of clientName === '' && logo === undefined ? [above] : [below, above])
      sheet
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .stroke(line)
    writing.draw({ ...said, lines: said.lines.slice(0, 2) }, margin, above + 5, { colour: faint })
    const number = writing.layText(`Page ${page - start + 1} of ${count}`, 'regular', sizes.foot, 80)
    writing.draw(number, 0, above + 5, { colour: faint, right: margin + width })
  }
}

const sizeOf = ({ width, height }: PrintedLogo) => {
  const scale = Math.min(logoHeight / height, widestLogo / width)
  return { width: width * scale, height: height * scale }
}

const drawLogo = (
  sheet: Sheet,
  logo: PrintedLogo,
  { width, height }: { readonly width: number; readonly height: number },
  left: number,
  top: number,
): void => {
  const y = top + (logoHeight - height) / 2
  if (logo.isPale) sheet.roundedRect(left, top - 3, width + 10, logoHeight + 6, 4).fill(plate)
  sheet.image(logo.png, logo.isPale ? left + 5 : left, y, { width, height })
}

/** Sheets of labels: A4, as common labels are cut. In millimetres, from the upper left corner; the gap is between columns. */
export const labelSizes = {
  'A4-24': { columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, gap: 0 },
  'A4-40': { columns: 4, rows: 10, width: 48.5, height: 25.4, left: 8, top: 21.5, gap: 0 },
  'A4-65': { columns: 5, rows: 13, width: 38.1, height: 21.2, left: 4.75, top: 10.7, gap: 2.5 },
} as const
export type LabelSize = keyof typeof labelSizes

export const labelSizeNames: Record<LabelSize, string> = {
  'A4-24': '24 to a sheet, 70 × 37 mm',
  'A4-40': '40 to a sheet, 48.5 × 25.4 mm',
  'A4-65': '65 to a sheet, 38.1 × 21.2 mm',
}

export const labelsOnSheet = (size: LabelSize): number => labelSizes[size].columns * labelSizes[size].rows

/** Where a label stands; `at` counts the places from 0, on the first sheet. */
export const labelPlace = (size: LabelSize, at: number) => {
  const { columns, width, height, left, top, gap } = labelSizes[size]
  const onSheet = at % labelsOnSheet(size)
  return {
    sheet: Math.floor(at / labelsOnSheet(size)),
    left: left + (onSheet % columns) * (width + gap),
    top: top + Math.floor(onSheet / columns) * height,
  }
}
